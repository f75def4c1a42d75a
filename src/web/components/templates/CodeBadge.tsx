// The badge of a shift code. The letter says which code it is; the colour helps the eye.
import { isOffCode } from '#engine/rotation/pattern';
import { cn } from '../../ui/cn';

/** The usual four are alike on the cards, in the wizard and in the editor. */
const USUAL_TONES: Readonly<Record<string, string>> = {
  D: 'bg-warn-soft text-warn',
  E: 'bg-brand-soft text-brand',
  N: 'bg-info text-info-soft',
  L: 'bg-info-soft text-info',
};
const OTHERS = ['bg-manual text-text', 'bg-auto text-text', 'bg-holiday text-text'];

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

type WeekStripProps = {
  label: string;
  days: readonly { key: string; code: string; title?: string | undefined }[];
};

/** Seven codes in a row. */
export function WeekStrip({ label, days }: WeekStripProps) {
  return (
    <span className="inline-flex flex-wrap gap-0.5">
      <span className="sr-only">{label}: </span>
      {days.map(({ key, code, title }) => (
        <CodeBadge key={key} code={code} title={title} />
      ))}
    </span>
  );
}

/** Also for codes of the organisation's own, which take turns. */
export function codeTone(code: string, index: number): string {
  return USUAL_TONES[code] ?? OTHERS[index % OTHERS.length] ?? '';
}
