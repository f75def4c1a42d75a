import { ShieldCheck } from 'lucide-react';
import type { PlatformRole } from '#contract/rights';
import { Badge } from '../../../ui/Badge';

export function PlatformRoleBadge({ role }: { role: PlatformRole }) {
  if (role !== 'super_admin') return <Badge className="shrink-0">Standard User</Badge>;
  return (
    <Badge tone="brand" className="shrink-0">
      <ShieldCheck aria-hidden="true" />
      Platform Admin
    </Badge>
  );
}
