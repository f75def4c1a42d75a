import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { cn } from '../ui/cn';

const ENTRIES = [
  { label: 'Shifts', swatch: 'bg-manual', marker: '' },
  { label: 'Day Off', swatch: 'bg-off', marker: '' },
  { label: 'Sick', swatch: 'bg-sick', marker: 'S' },
  { label: 'Holiday', swatch: 'bg-holiday', marker: 'H' },
];
const DRAFT = { label: 'Draft', swatch: 'bg-manual bg-hatch', marker: '' };
const UNAVAILABLE = { label: 'Unavailable', swatch: 'bg-sick', marker: '?' };

/** What the colours of My Shifts mean. Only managers see drafts, and only they see why a colleague is away. */
export function MonthLegend() {
  const last = can(useUser(), 'see roster') ? DRAFT : UNAVAILABLE;
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {[...ENTRIES, last].map(({ label, swatch, marker }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cn(
              'grid size-4.5 place-items-center rounded-sm border border-line text-xs font-semibold text-text',
              swatch,
            )}
          >
            {marker}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
