import { cn } from '../ui/cn';

const MARKS = {
  block: 'bg-danger text-danger-text',
  warn: 'rounded-full bg-surface text-warn inset-ring-[1.5px] inset-ring-warn',
};

/** As in the cells of the roster: a letter in a shape of its own, a square for a block and a circle for a warning. */
export function FindingMark({ severity }: { severity: 'block' | 'warn' }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid size-4 shrink-0 place-items-center text-[0.625rem] font-bold',
        MARKS[severity],
      )}
    >
      {severity === 'block' ? 'B' : 'W'}
    </span>
  );
}
