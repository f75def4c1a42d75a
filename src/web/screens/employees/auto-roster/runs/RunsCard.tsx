import type { Run } from '#contract/api/auto-roster';

type RunsCardProps = { onRerun: (run: Run) => void };

export function RunsCard(_props: RunsCardProps) {
  return null;
}
