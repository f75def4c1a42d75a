import type { GenerationSummary } from '#contract/api/auto-roster';
import { countWords } from '../../../../../platform/count-words';
import { Figures } from '../../runs/Figures';
import { SentenceList } from '../../runs/SentenceList';

const FEW = 5;

export function PreviewSummary({ summary }: { summary: GenerationSummary }) {
  return (
    <>
      <Figures
        figures={[
          { label: 'Shifts Created', value: summary.created },
          { label: 'Employees', value: summary.employees_processed },
          { label: 'Skipped', value: summary.skipped },
          { label: 'Replaced', value: summary.replaced },
        ]}
      />
      {summary.warnings.length > 0 && (
        <details
          // A few can be read at a glance; many would push the roster out of sight.
          open={summary.warnings.length <= FEW}
          className="rounded-lg border border-warn/30 bg-warn-soft"
        >
          <summary className="rounded-lg px-4 py-2.5 font-medium -outline-offset-2 sm:text-sm">
            {countWords(summary.warnings.length, 'warning')}
          </summary>
          <div className="px-3 pb-3">
            <SentenceList label="Warnings" sentences={summary.warnings} />
          </div>
        </details>
      )}
    </>
  );
}
