import type { Employee } from '#contract/api/employees';
import { ColorDot } from '../../../ui/ColorDot';

export function EmployeeGroup({ group }: { group: Employee['shift_group'] }) {
  if (!group) return <span className="text-muted">Unassigned</span>;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <ColorDot color={group.color_hex} />
      <span className="min-w-0 wrap-anywhere">{group.name}</span>
    </span>
  );
}
