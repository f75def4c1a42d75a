import { AssignedBadge } from './AssignedBadge';
import { CodeName } from './CodeName';
import type { CodeListProps } from './code-list';
import { DurationField } from './DurationField';
import { LocationField } from './LocationField';
import { StartTimeField } from './StartTimeField';

/** The table, where there is no room for one. */
export function CodeCards({ rows, ...fields }: CodeListProps) {
  return (
    <ul aria-label="Shift codes" className="flex flex-col gap-3">
      {rows.map((row) => (
        <li
          key={row.code}
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
        >
          <p className="flex items-center justify-between gap-3">
            <CodeName row={row} />
            <AssignedBadge assigned={row.assigned} />
          </p>
          <LocationField row={row} {...fields} />
          <div className="grid grid-cols-2 gap-3">
            <StartTimeField row={row} {...fields} />
            <DurationField row={row} {...fields} />
          </div>
          {row.ends && <p className="text-sm text-muted">Ends {row.ends}</p>}
        </li>
      ))}
    </ul>
  );
}
