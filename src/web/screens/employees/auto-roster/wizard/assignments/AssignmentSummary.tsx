import { CircleCheck } from 'lucide-react';
import { Alert } from '../../../../../ui/Alert';
import { type CodeRow, summaryTexts } from './code-rows';

export function AssignmentSummary({ rows }: { rows: readonly CodeRow[] }) {
  const { title, text } = summaryTexts(rows);
  return (
    <div aria-live="polite">
      {text ? (
        <Alert tone="warn" title={title}>
          {text}
        </Alert>
      ) : (
        <p className="flex items-center gap-3 rounded-lg border border-brand/30 bg-brand-soft px-4 py-3 font-medium sm:text-sm">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          {title}
        </p>
      )}
    </div>
  );
}
