import type { Employee } from '#contract/api/employees';
import type { Role } from '#contract/rights';
import { Badge } from '../ui/Badge';
import { ColorDot } from '../ui/ColorDot';
import { ROLE_LABELS } from './role-labels';

const tones = { owner: 'brand', admin: 'brand', manager: 'info', employee: 'neutral' } as const;

export function RoleBadge({ role }: { role: Role | null }) {
  if (!role) return null;
  return <Badge tone={tones[role]}>{ROLE_LABELS[role]}</Badge>;
}

export function GroupBadge({ group }: { group: Employee['shift_group'] }) {
  if (!group) return <span className="text-muted">Unassigned</span>;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <ColorDot color={group.color_hex} />
      <span className="min-w-0 wrap-anywhere">{group.name}</span>
    </span>
  );
}
