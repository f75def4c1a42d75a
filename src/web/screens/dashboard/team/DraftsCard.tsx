import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { DraftsOfDay } from '#contract/api/dashboard';
import { counted } from '#engine/counted';
import { formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';

const SITES_SHOWN = 6;
const DAYS_SHOWN = 5;

/** What nobody knows of yet although it is close. Each day leads to its drafts in the roster. */
export function DraftsCard({ drafts }: { drafts: readonly DraftsOfDay[] }) {
  const id = useId();
  const total = totalOf(drafts);
  const sites = bySite(drafts);
  const more = sites.length - SITES_SHOWN;
  return (
    <Card aria-labelledby={id} className="max-sm:laid-out-in-view">
      <CardHeader className="pb-3">
        <CardTitle id={id}>Drafts of the next two weeks</CardTitle>
        {total > 0 && <Badge tone="warn">{counted(total, 'draft')}</Badge>}
      </CardHeader>
      <p className="border-t border-line px-4 py-3 text-muted sm:px-5 sm:text-sm">
        {total > 0
          ? 'People see these shifts once you publish them.'
          : 'Every shift of the next two weeks is published.'}
      </p>
      <ul className="divide-y divide-line">
        {sites.slice(0, SITES_SHOWN).map((days) => (
          <SiteDrafts key={days[0]?.location_id} days={days} />
        ))}
        {more > 0 && (
          <li className="px-4 py-3 sm:px-5 sm:text-sm">
            <Link to="/roster" className="text-brand underline underline-offset-4">
              {`${counted(more, 'more site')} in the roster`}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

function SiteDrafts({ days }: { days: DraftsOfDay[] }) {
  const more = days.length - DAYS_SHOWN;
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3 sm:px-5 sm:text-sm">
      <p className="font-medium wrap-anywhere">
        {days[0]?.location_name}{' '}
        <span className="font-normal text-muted">{counted(totalOf(days), 'draft')}</span>
      </p>
      <ul className="flex flex-wrap items-center gap-1.5">
        {days.slice(0, DAYS_SHOWN).map(({ location_id, date, count }) => (
          <li key={date}>
            <Link
              to="/roster"
              search={{ date, site: location_id }}
              className="inline-flex min-h-8 items-center gap-1 rounded-md border border-line px-2 text-sm tabular-nums hover:border-line-strong hover:bg-subtle"
            >
              {formatShortDay(date)}
              <span className="text-muted">{counted(count, 'draft')}</span>
            </Link>
          </li>
        ))}
        {more > 0 && <li className="text-sm text-muted">{`and ${counted(more, 'more day')}`}</li>}
      </ul>
    </li>
  );
}

function totalOf(drafts: readonly DraftsOfDay[]): number {
  return drafts.reduce((sum, { count }) => sum + count, 0);
}

/** In the order of their first draft. */
function bySite(drafts: readonly DraftsOfDay[]): DraftsOfDay[][] {
  const sites = new Map<string, DraftsOfDay[]>();
  for (const day of drafts) {
    sites.set(day.location_id, [...(sites.get(day.location_id) ?? []), day]);
  }
  return [...sites.values()];
}
