import { ShiftTimes } from '../../../components/ShiftTimes';
import type { ShownEntry } from './use-preview-data';

type EntryItemProps = { entry: ShownEntry; day?: string | undefined };

/** About the height of an item with two lines. */
export const ENTRY_PX = 61;

export function EntryItem({ entry, day }: EntryItemProps) {
  return (
    <li className="flex flex-col border-b border-line px-3 py-1.5 text-base sm:text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium wrap-anywhere">{entry.employeeName}</span>
        <span className="tabular-nums">
          {day && `${day}, `}
          <ShiftTimes shift={entry} />
        </span>
      </span>
      <span className="wrap-anywhere text-muted">
        {[entry.siteName, entry.role].filter(Boolean).join(', ')}
      </span>
    </li>
  );
}
