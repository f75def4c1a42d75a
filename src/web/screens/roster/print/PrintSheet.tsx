import './print-sheet.css';
import { createPortal } from 'react-dom';
import type { CalendarDate } from '#engine/time/kinds';
import { useUser } from '../../../data/session';
import { formatDate, todayIn, zoneInWords } from '../../../platform/formats';
import { PrintedGroupTable } from './PrintedGroupTable';
import type { Span } from './print-span';
import type { Printout } from './use-printout';

type PrintSheetProps = {
  printout: Printout;
  days: CalendarDate[];
  span: Span;
  groupId: string;
};

/** Only on paper, and there it is all there is: print.css hides everything beside it. */
export function PrintSheet({ printout, days, span, groupId }: PrintSheetProps) {
  const user = useUser();
  const [from, to] = [days[0], days.at(-1)] as [CalendarDate, CalendarDate];
  const groups = printout.groups.filter(({ id }) => groupId === 'all' || id === groupId);
  const zones = printout.zones.map((zone) => zoneInWords(zone, `${from}T12:00:00Z`));
  return createPortal(
    <div data-print-sheet="" className="hidden print:block">
      {groups.map((group) => (
        <PrintedGroupTable
          key={group.id}
          group={group}
          printout={printout}
          days={days}
          span={span}
          heading={`${user.org_name ?? ''}, ${formatDate(from)} to ${formatDate(to)}`}
        />
      ))}
      <p>
        Times are those of each site{zones.length > 0 && ` (${zones.join('; ')})`}. In brackets:
        draft. Printed {formatDate(todayIn(user.org_timezone ?? 'UTC'))}.
      </p>
    </div>,
    document.body,
  );
}
