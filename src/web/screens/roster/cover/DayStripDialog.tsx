import type { CoverNeed, HalfHour, Strip } from '#contract/api/cover';
import type { Place } from '#contract/api/locations';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { LIGHT_COLORS, lightMark, lightText } from '../../../components/cover/light-text';
import { LoadFailure } from '../../../components/LoadFailure';
import { useCoverNeeds, useCoverStrip } from '../../../data/cover';
import { formatDay, formatTime } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { cn } from '../../../ui/cn';
import { Dialog } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';

type DayStripDialogProps = {
  site: Place;
  date: CalendarDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** All half-hours of a site and day, and who is on. */
export function DayStripDialog({ site, date, open, onOpenChange }: DayStripDialogProps) {
  const strip = useCoverStrip(site.id, date, open);
  const needs = useCoverNeeds({ enabled: open });
  const data = strip.data?.strip;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cover of ${site.name}`}
      description={`${formatDay(date)}, drafts included. Times are on the clock of the site.`}
      size="lg"
    >
      {!strip.data && strip.error && (
        <LoadFailure title="Failed to load this day" queries={[strip]} />
      )}
      {!strip.data && !strip.error && <Skeleton className="h-64 rounded-lg" />}
      {strip.data && !data && <p className="text-muted">Nothing is asked for at this site.</p>}
      {data && (
        <div className="flex flex-col gap-5">
          <HalfHours strip={data} needs={needs.data?.needs ?? []} />
          <People strip={data} zone={site.timezone} />
        </div>
      )}
    </Dialog>
  );
}

interface Stretch {
  from: string;
  to: string;
  half: HalfHour;
}

/** Half-hours that are alike are told once: 48 lines would be more to read than the day. */
function HalfHours({ strip, needs }: { strip: Strip; needs: readonly CoverNeed[] }) {
  return (
    <section aria-label="Half-hours">
      <div aria-hidden="true" className="mb-3 flex h-8 gap-px overflow-hidden rounded-md">
        {strip.withDrafts.map(({ light }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a half-hour is its place in the day
            key={at}
            className={cn('min-w-0 flex-1', BAR_COLORS[light])}
          />
        ))}
      </div>
      <ol className="flex flex-col divide-y divide-line text-sm">
        {stretchesOf(strip).map(({ from, to, half }) => (
          <li key={from} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="w-28 shrink-0 tabular-nums">{`${from} to ${to}`}</span>
            <span
              aria-hidden="true"
              className={cn('w-8 shrink-0 font-semibold', LIGHT_COLORS[half.light])}
            >
              {lightMark(half)}
            </span>
            <span className="min-w-0 flex-1">
              {`${counted(half.heads, 'person is', 'people are')} on, ${lightText(half)}`}
              {half.lines.length > 0 && (
                <span className="text-muted">{`: ${half.lines.map((line) => lineText(line, needs)).join(', ')}`}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const BAR_COLORS: Record<HalfHour['light'], string> = {
  'nothing-asked': 'bg-subtle',
  enough: 'bg-brand',
  'too-many': 'bg-line-strong',
  'below-target': 'bg-warn',
  'below-minimum': 'bg-danger',
};

function stretchesOf({ times, withDrafts }: Strip): Stretch[] {
  const stretches: Stretch[] = [];
  withDrafts.forEach((half, at) => {
    const to = times[at + 1] ?? '00:00';
    const last = stretches.at(-1);
    if (last && JSON.stringify(last.half) === JSON.stringify(half)) last.to = to;
    else stretches.push({ from: times[at] ?? '', to, half });
  });
  return stretches;
}

function lineText(
  { needId, short, belowTarget }: HalfHour['lines'][number],
  needs: readonly CoverNeed[],
) {
  const label = needs.find(({ id }) => id === needId)?.label ?? 'a need';
  return `${label} ${short > 0 ? `${short} short` : `${belowTarget} below target`}`;
}

function People({ strip: { people }, zone }: { strip: Strip; zone: string }) {
  return (
    <section aria-label="Who is on">
      <h3 className="mb-1 text-sm font-semibold">Who is on</h3>
      {people.length === 0 && <p className="text-sm text-muted">Nobody works here on this day.</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {people.map(({ employeeId, start, end, name, role, published, away }) => (
          <li key={`${employeeId} ${start}`} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <span className="w-28 shrink-0 tabular-nums">
              {`${formatTime(start, zone)} to ${formatTime(end, zone)}`}
            </span>
            <span className={cn('min-w-0 flex-1 wrap-anywhere', away && 'line-through')}>
              {role ? `${name}, ${role}` : name}
            </span>
            {!published && <Badge>Draft</Badge>}
            {away && <Badge>Away, not counted</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
