import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { People, SiteToday } from '#contract/api/dashboard';
import { counted } from '#engine/counted';
import { dateAt, MINUTE_MS } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { CoverLight } from '../../../components/cover/CoverLight';
import { dayText } from '../../../components/cover/light-text';
import {
  foreignZoneName,
  formatShortDay,
  formatTime,
  instantOfText,
} from '../../../platform/formats';
import { serverNow } from '../../../platform/server-time';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { OddToday } from './OddToday';

type TodayCardProps = {
  sites: readonly SiteToday[];
  /** Sites that aren't listed. */
  more: number;
};

/** Who is on, who comes next and where a site is short, each on the clock of its site. */
export function TodayCard({ sites, more }: TodayCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="max-sm:laid-out-in-view">
      <CardHeader className="pb-3">
        <CardTitle id={id}>Today</CardTitle>
        <Link
          to="/roster"
          search={{ view: 'map' }}
          className="rounded-sm text-sm text-brand underline underline-offset-4"
        >
          {more > 0 ? `${counted(more, 'more site')} on the map` : 'Show on the map'}
        </Link>
      </CardHeader>
      <OddToday />
      {sites.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-muted sm:px-5 sm:text-sm">
          Nobody works today, and nobody starts in the next 24 hours.
        </p>
      )}
      <ul className="grid border-line max-lg:divide-y max-lg:divide-line border-t lg:grid-cols-2">
        {sites.map((site) => (
          <SiteItem key={site.location_id} site={site} />
        ))}
      </ul>
    </Card>
  );
}

function SiteItem({ site }: { site: SiteToday }) {
  const { cover, now, next } = site;
  return (
    <li className="flex min-w-0 flex-col gap-1 px-4 py-3 sm:px-5 lg:border-b lg:border-line">
      <Link
        to="/roster"
        search={{ date: site.date, site: site.location_id }}
        className="w-fit max-w-full rounded-sm font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {site.location_name}
      </Link>
      {cover && (
        <p className="flex items-start gap-2 sm:text-sm">
          <CoverLight lights={cover} wordless className="h-5" />
          <span className="min-w-0">
            {dayText(cover)}
            {cover.published !== 'enough' && (
              <span className="text-muted tabular-nums">
                {`, ${cover.startTime} to ${cover.endTime}${zoneNote(site)}`}
              </span>
            )}
          </span>
        </p>
      )}
      <dl className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 sm:text-sm">
        <dt className="text-muted">Now</dt>
        <dd>{now ? <Names people={now} /> : <span className="text-muted">Nobody</span>}</dd>
        <dt className="text-muted">Next</dt>
        <dd>
          {next ? (
            <>
              <span className="tabular-nums">{startText(site, next.start_at)}</span>{' '}
              <Names people={next} />
            </>
          ) : (
            <span className="text-muted">Nobody in the next 24 hours</span>
          )}
        </dd>
      </dl>
    </li>
  );
}

function Names({ people: { count, drafts, names } }: { people: People }) {
  const others = count - names.length;
  return (
    <>
      <span className="wrap-anywhere">
        {names.join(', ')}
        {others > 0 && ` and ${others} more`}
      </span>{' '}
      {drafts > 0 && <Badge tone="warn">{count === 1 ? 'Draft' : counted(drafts, 'draft')}</Badge>}
    </>
  );
}

/** '19:00', 'Thu 11 Mar 07:00 AWST' */
function startText(site: SiteToday, startAt: string): string {
  const { timezone } = site;
  const date = dateAt(instantOfText(startAt), timezone as Zone);
  const day = date === site.date ? '' : `${formatShortDay(date)} `;
  const zone = foreignZoneName(timezone, startAt);
  return `${day}${formatTime(startAt, timezone)}${zone ? ` ${zone}` : ''}`;
}

function zoneNote({ timezone }: SiteToday): string {
  // Zones differ by whole minutes, so that is how they are compared.
  const minute = new Date(Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS);
  const zone = foreignZoneName(timezone, minute.toISOString());
  return zone ? ` ${zone}` : '';
}
