import { Download } from 'lucide-react';
import type { Explanation } from '#contract/api/auto-roster';
import { counted } from '#engine/counted';
import { useCsvExport } from '../../../components/use-csv-export';
import { useUser } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { SentenceList } from '../GenerationOutcome';
import { explanationsCsv, isSkipped, reasonGroups } from './explanation-text';

/** Many reasons would push the roster out of sight; a few can be read at a glance. */
const FEW = 5;

type ExplanationsProps = { explanations: readonly Explanation[] };

/** Why shifts are left out, and which created ones need a second look. */
export function Explanations({ explanations }: ExplanationsProps) {
  const { org_timezone } = useUser();
  const { exportCsv, pending } = useCsvExport('roster-preview-skipped', org_timezone);
  if (explanations.length === 0) return null;
  const skipped = explanations.filter(isSkipped).length;
  const groups = reasonGroups(explanations);
  return (
    <section
      aria-label="Skipped shifts and warnings"
      className="flex flex-col gap-1 rounded-lg border border-warn/30 bg-warn-soft px-4 py-2.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium sm:text-sm">
          {counted(skipped, 'shift')} skipped, {counted(explanations.length - skipped, 'warning')}
        </p>
        <Button
          size="sm"
          pending={pending}
          onClick={() => void exportCsv(async () => explanationsCsv(explanations))}
        >
          {!pending && <Download aria-hidden="true" />}
          Export CSV
        </Button>
      </div>
      {groups.map(({ reason, title, lines }) => (
        <details key={reason} open={explanations.length <= FEW}>
          <summary className="rounded-sm py-1 -outline-offset-2 sm:text-sm">{title}</summary>
          <div className="py-1">
            <SentenceList label={title} sentences={lines} />
          </div>
        </details>
      ))}
    </section>
  );
}
