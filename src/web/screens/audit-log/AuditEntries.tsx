import type { AuditLogEntry } from '#contract/api/audit-log';
import { actionLabel } from '#contract/audit-actions';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { useViewerZone } from '../../data/audit-log';
import { ApiError } from '../../platform/api';
import {
  formatDay,
  formatTime,
  instantOfText,
  zoneInWords,
  zoneName,
} from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cn } from '../../ui/cn';

type AuditEntriesProps = {
  entries: readonly AuditLogEntry[];
  /** Belong to the last filter, while those of the new one are on their way. */
  old: boolean;
  older: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => unknown;
  };
};

/** Newest first, under the days in the viewer's zone. */
export function AuditEntries({ entries, old, older }: AuditEntriesProps) {
  const zone = useViewerZone();
  return (
    <div className={cn('flex flex-col gap-4 transition-opacity', old && 'opacity-60')}>
      <p role="status" className="text-base text-muted sm:text-sm">
        {counted(entries.length, 'entry', 'entries')}, newest first.{' '}
        {`Times are ${zonesText(zone, entries)}.`}
      </p>
      {byDay(entries, zone as Zone).map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`day-${date}`} className="flex flex-col gap-2">
          <h2 id={`day-${date}`} className="font-semibold">
            {formatDay(date)}
          </h2>
          <Card>
            <ol className="divide-y divide-line">
              {ofDay.map((entry) => (
                <Entry key={entry.id} entry={entry} zone={zone} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
      <OlderButton entries={entries} older={older} />
    </div>
  );
}

function Entry({ entry, zone }: { entry: AuditLogEntry; zone: string }) {
  const { created_at, actor_name, action, sentence } = entry;
  const known = actor_name !== null && sentence.startsWith(`${actor_name} `);
  return (
    <li className="flex gap-3 px-4 py-2.5 text-base sm:text-sm">
      <time dateTime={created_at} className="shrink-0 text-muted tabular-nums">
        {formatTime(created_at, zone)}
      </time>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {known ? (
          <>
            <span className="font-medium">{actor_name}</span>
            {sentence.slice(actor_name.length)}
          </>
        ) : (
          sentence
        )}
      </p>
      <Badge
        tone={action === 'user.sign_in_failed' ? 'warn' : 'neutral'}
        className="shrink-0 self-start max-md:hidden"
      >
        {actionLabel(action) ?? action}
      </Badge>
    </li>
  );
}

/** Stays at the end, so that the focus isn't lost on the last page. */
function OlderButton({ entries, older }: Pick<AuditEntriesProps, 'entries' | 'older'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = older;
  if (!hasNextPage && entries.length <= LIMITS.auditPageSize) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      {isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          We couldn't load older entries.{' '}
          {error instanceof ApiError ? error.sentence : 'Try again in a moment.'}
        </p>
      )}
      <Button
        pending={isFetchingNextPage}
        aria-disabled={!hasNextPage}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        onClick={() => hasNextPage && older.fetchNextPage()}
      >
        {hasNextPage ? 'Show older entries' : 'No older entries'}
      </Button>
    </div>
  );
}

/** 'Sydney time, AEDT', or 'Sydney time, AEDT or AEST' where the entries lie on both sides of a change of clocks. */
function zonesText(zone: string, entries: readonly AuditLogEntry[]): string {
  const newest = entries[0]?.created_at ?? '';
  const names = new Set(entries.map((entry) => zoneName(zone, entry.created_at)));
  names.delete(zoneName(zone, newest));
  return [zoneInWords(zone, newest), ...names].join(' or ');
}

function byDay(entries: readonly AuditLogEntry[], zone: Zone): [CalendarDate, AuditLogEntry[]][] {
  const days = new Map<CalendarDate, AuditLogEntry[]>();
  for (const entry of entries) {
    const date = dateAt(instantOfText(entry.created_at), zone);
    const known = days.get(date);
    if (known) known.push(entry);
    else days.set(date, [entry]);
  }
  return [...days];
}
