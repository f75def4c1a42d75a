import { Link } from '@tanstack/react-router';
import { Wand2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { addDays, dayOfMonth, eachDay } from '#engine/time/dates';
import { weekdayName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';
import { CoverLight } from '../../../components/cover/CoverLight';
import { dayText } from '../../../components/cover/light-text';
import { LoadFailure } from '../../../components/LoadFailure';
import { useInSlices } from '../../../components/use-in-slices';
import { type CoverLights, useCoverLights } from '../../../data/cover';
import { usePlaces } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { formatDay } from '../../../platform/formats';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';

const DAYS = 14;
const FIRST_SHOWN = 8;

/** The cover of each site on each of the next 14 days. */
export function CoverAheadCard({ today }: { today: CalendarDate }) {
  const id = useId();
  const cover = useCoverLights(today, addDays(today, DAYS - 1));
  const { error } = cover;
  const data = useInSlices(cover.data);
  return (
    <Card aria-labelledby={id} className="max-sm:laid-out-in-view">
      <CardHeader className="pb-3">
        <CardTitle id={id}>Cover of the next 14 days</CardTitle>
        {data && data.siteIds.length > 0 && (
          <p className="text-sm text-muted">The worst half-hour of each day, drafts included</p>
        )}
        {data && isShort(data, today) && <FillNow today={today} />}
      </CardHeader>
      <div className="border-t border-line">
        {!data && error && (
          <LoadFailure title="Failed to load the cover" queries={[cover]} className="py-8" />
        )}
        {!data && !error && <Skeleton className="m-4 h-32" />}
        {data?.siteIds.length === 0 && <NoNeeds />}
        {data && data.siteIds.length > 0 && <CoverOfSites today={today} cover={data} />}
      </div>
    </Card>
  );
}

function isShort(cover: CoverLights, today: CalendarDate): boolean {
  const dates = eachDay(today, addDays(today, DAYS - 1));
  return cover.siteIds.some((id) =>
    dates.some((date) => cover.at(id, date)?.withDrafts === 'below-minimum'),
  );
}

function FillNow({ today }: { today: CalendarDate }) {
  const { make } = useShortcutActions();
  if (!can(useUser(), 'edit roster')) return null;
  const fill = { from: today, to: addDays(today, DAYS - 1), locationIds: [], groupIds: [] };
  return (
    <Button size="sm" onClick={() => void make('fill', { fill })}>
      <Wand2 aria-hidden="true" />
      Fill open shifts
    </Button>
  );
}

function NoNeeds() {
  const mayEdit = can(useUser(), 'edit rules');
  return (
    <p className="px-4 py-4 text-muted sm:px-5 sm:text-sm">
      No job site says how many people it needs yet.{' '}
      <Link
        to="/rules"
        search={{ tab: 'cover' }}
        className="text-brand underline underline-offset-4"
      >
        {mayEdit ? 'Say what your sites need' : 'See the Cover tab of Rules'}
      </Link>
    </p>
  );
}

type CoverOfSitesProps = { today: CalendarDate; cover: CoverLights };

function CoverOfSites({ today, cover }: CoverOfSitesProps) {
  const places = useInSlices(usePlaces().data) ?? [];
  const [all, setAll] = useState(false);
  const dates = eachDay(today, addDays(today, DAYS - 1));
  const asking = places.filter(({ id }) => cover.siteIds.includes(id));
  const shortDays = (id: string) =>
    dates.filter((date) => cover.at(id, date)?.withDrafts === 'below-minimum').length;
  // Where not all are shown, none that is short may be among the hidden ones.
  const sorted =
    asking.length > FIRST_SHOWN
      ? asking.toSorted((one, other) => shortDays(other.id) - shortDays(one.id))
      : asking;
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden grid-cols-[14rem_minmax(0,1fr)] gap-x-3 px-5 pt-2 lg:grid"
      >
        <div className="col-start-2 grid grid-cols-14 gap-1 text-center text-xs text-muted tabular-nums">
          {dates.map((date) => (
            <span key={date}>{shortName(date)}</span>
          ))}
        </div>
      </div>
      <ul className="flex flex-col py-1">
        {(all ? sorted : sorted.slice(0, FIRST_SHOWN)).map(({ id, name }) => (
          <li
            key={id}
            className="grid items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-1"
          >
            <span className="truncate font-medium sm:text-sm" title={name}>
              {name}
            </span>
            <ul aria-label={`Cover of ${name}`} className="grid grid-cols-7 gap-1 lg:grid-cols-14">
              {dates.map((date) => (
                <SiteDay key={date} id={id} name={name} date={date} cover={cover} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {!all && sorted.length > FIRST_SHOWN && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Button variant="ghost" className="-ml-3" onClick={() => setAll(true)}>
            {`Show ${counted(sorted.length - FIRST_SHOWN, 'more site')}`}
          </Button>
        </div>
      )}
    </>
  );
}

type SiteDayProps = { id: string; name: string; date: CalendarDate; cover: CoverLights };

const SiteDay = memo(function SiteDay({ id, name, date, cover }: SiteDayProps) {
  const lights = cover.at(id, date);
  const words = lights ? dayText(lights) : 'not loaded yet';
  return (
    <li>
      <Link
        to="/roster"
        search={{ date, site: id }}
        aria-label={`Cover of ${name}, ${formatDay(date)}: ${words}`}
        className="grid min-h-11 place-items-center rounded-md hover:bg-subtle lg:min-h-8"
      >
        <span
          aria-hidden="true"
          className="text-xs whitespace-nowrap text-muted tabular-nums lg:hidden"
        >
          {shortName(date)}
        </span>
        {lights && <CoverLight lights={lights} wordless className="w-full" />}
      </Link>
    </li>
  );
});

/** 'Mo 16' */
function shortName(date: CalendarDate): string {
  return `${weekdayName(date).slice(0, 2)} ${dayOfMonth(date)}`;
}
