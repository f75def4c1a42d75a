import type { ClockedEvent, Timesheet } from '#contract/api/timesheets';
import { LoadFailure } from '../../components/LoadFailure';
import { useTimesheetEvents } from '../../data/time';
import { formatMoment, formatTime } from '../../platform/formats';
import { cn } from '../../ui/cn';
import { Skeleton } from '../../ui/Skeleton';

const KINDS: Record<ClockedEvent['kind'], string> = {
  in: 'Clocked in',
  out: 'Clocked out',
  'break-start': 'Break started',
  'break-end': 'Break ended',
  void: 'Taken out',
};

const SOURCES: Record<ClockedEvent['source'], string> = {
  web: 'in a browser',
  phone: 'on a phone',
  kiosk: 'at a kiosk',
  manager: 'by a manager',
  import: 'from a file',
};

/** Everything that was clocked and entered for a timesheet. What was corrected is crossed out. */
export function SheetHistory({ sheet }: { sheet: Timesheet }) {
  const query = useTimesheetEvents(sheet.id);
  if (query.error && !query.data) {
    return <LoadFailure title="We couldn't load the history" queries={[query]} />;
  }
  if (!query.data) return <Skeleton className="h-16" />;
  return (
    <ol
      aria-label="History"
      className="flex flex-col gap-1.5 border-l-2 border-line pl-3 sm:text-sm"
    >
      {query.data.map((event) => (
        <HistoryLine key={event.id} event={event} zone={sheet.timezone} />
      ))}
      {sheet.confirmed_at && <li className="text-muted">Confirmed by {sheet.employee_name}</li>}
      {sheet.approved_by_name && (
        <li className="text-muted wrap-anywhere">
          Approved by {sheet.approved_by_name}
          {sheet.approved_reason && `: ${sheet.approved_reason}`}
        </li>
      )}
    </ol>
  );
}

function HistoryLine({ event, zone }: { event: ClockedEvent; zone: string }) {
  const who = event.entered_by_name;
  const source =
    who && event.source === 'manager'
      ? `by ${who}`
      : `${SOURCES[event.source]}${who ? `, ${who}` : ''}`;
  return (
    <li className="tabular-nums">
      <span className={cn(event.voided && 'line-through')}>
        {KINDS[event.kind]} {formatTime(event.at, zone)}
      </span>{' '}
      <span className="text-muted">
        {event.voided && '(replaced or taken out) '}
        {source}, {formatMoment(event.received_at, zone)}
        {notesOf(event)}
      </span>
      {event.reason && <span className="wrap-anywhere">: {event.reason}</span>}
    </li>
  );
}

/** ', clock 37 min fast, 340 m away' */
function notesOf({ offset_ms, fence, distance_m }: ClockedEvent): string {
  const minutes = Math.round(Math.abs(offset_ms) / 60_000);
  const skew = minutes > 2 ? `, clock ${minutes} min ${offset_ms < 0 ? 'fast' : 'slow'}` : '';
  const away = fence === 'outside' && distance_m !== null ? `, ${distance_m} m away` : '';
  return skew + away;
}
