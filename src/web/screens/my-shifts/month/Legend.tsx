import { can } from '#contract/rights';
import { useUser } from '../../../data/session';
import { cn } from '../../../ui/cn';

const ENTRIES = [
  { words: 'Shifts', cell: 'bg-manual', marker: '' },
  { words: 'Day Off', cell: 'bg-off', marker: '' },
  { words: 'Sick', cell: 'bg-sick', marker: 'S' },
  { words: 'Holiday', cell: 'bg-holiday', marker: 'H' },
];
const DRAFT = { words: 'Draft', cell: 'bg-manual bg-hatch', marker: '' };
const UNAVAILABLE = { words: 'Unavailable', cell: 'bg-sick', marker: '?' };

/** Managers see drafts, everybody else sees of a colleague's status only that there is one. */
export function Legend() {
  const last = can(useUser(), 'see roster') ? DRAFT : UNAVAILABLE;
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {[...ENTRIES, last].map(({ words, cell, marker }) => (
        <li key={words} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cn(
              'grid size-4.5 place-items-center rounded-sm border border-line text-xs font-semibold text-text',
              cell,
            )}
          >
            {marker}
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
