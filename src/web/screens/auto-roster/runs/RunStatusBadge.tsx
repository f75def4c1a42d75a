import type { Run } from '#contract/api/auto-roster';
import { Badge } from '../../../ui/Badge';
import { statusBadge } from './run-texts';

export function RunStatusBadge({ run }: { run: Pick<Run, 'status' | 'undone_at'> }) {
  const { label, tone } = statusBadge(run.status);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tone} className="capitalize">
        {label}
      </Badge>
      {run.undone_at && <Badge tone="warn">Undone</Badge>}
    </span>
  );
}
