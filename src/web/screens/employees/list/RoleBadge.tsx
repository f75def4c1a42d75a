import type { Role } from '#contract/rights';
import { Badge } from '../../../ui/Badge';
import { ROLE_LABELS } from '../role-labels';

const tones = { owner: 'brand', admin: 'brand', manager: 'info', employee: 'neutral' } as const;

export function RoleBadge({ role }: { role: Role | null }) {
  if (!role) return null;
  return <Badge tone={tones[role]}>{ROLE_LABELS[role]}</Badge>;
}
