import { isOffCode } from '#engine/rotation/pattern';
import { cn } from '../../../ui/cn';
import { USUAL_TONES } from '../code-tones';

type CodeBadgeProps = { code: string; title?: string | undefined; className?: string | undefined };

/** A day off is a dash: a week of letters is read by its gaps. */
export function CodeBadge({ code, title, className }: CodeBadgeProps) {
  const off = isOffCode(code);
  return (
    <span
      title={title}
      className={cn(
        'inline-grid h-6 min-w-6 place-items-center rounded-sm border border-transparent px-1 text-xs font-semibold tabular-nums',
        off
          ? 'border-line text-muted'
          : (USUAL_TONES[code] ?? 'border-line-strong bg-subtle text-text'),
        className,
      )}
    >
      {off ? <span aria-hidden="true">–</span> : code}
      {off && <span className="sr-only">off</span>}
    </span>
  );
}
