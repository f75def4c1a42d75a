import { MapPin, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { can } from '#contract/rights';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { LoadingMap } from '../../../components/map/Basemap';
import { useMinute } from '../../../components/use-now';
import { useReadAgainAt } from '../../../components/use-read-again-at';
import { useCoverLights } from '../../../data/cover';
import { useLocations } from '../../../data/locations';
import { useSiteShifts } from '../../../data/roster-views';
import { useUser } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { SITE_STATE_TEXT, SiteStateIcon } from './SiteStateIcon';
import { mapHeight, mapLayout, SitesMap } from './SitesMap';
import { SITE_STATES, sitesToday, windowOfToday } from './site-today';

export function RosterMap() {
  const zone = useUser().org_timezone ?? 'UTC';
  const now = useMinute();
  const today = todayIn(zone);
  const window = useMemo(() => windowOfToday(today, zone), [today, zone]);
  const locations = useLocations();
  const shifts = useSiteShifts(window, today);
  useReadAgainAt(shifts.data?.changes_at, shifts.refetch);
  // Sites may be a date ahead of the organisation, or behind it.
  const { data: cover } = useCoverLights(addDays(today, -1), addDays(today, 1));
  const sites = useMemo(() => {
    if (!locations.data || !shifts.data) return undefined;
    return sitesToday(locations.data, shifts.data.sites, now).map((each) => {
      const { id, timezone } = each.site;
      const lights = cover?.at(id, dateAt(now, timezone as Zone));
      return lights && lights.withDrafts !== 'nothing-asked' ? { ...each, lights } : each;
    });
  }, [locations.data, shifts.data, cover, now]);

  const failed = [locations, shifts].find(({ data, error }) => !data && error);

  function content() {
    if (failed) {
      return (
        <Card>
          <LoadFailure
            title={failed === locations ? 'Failed to load job sites' : 'Failed to load shifts'}
            text="Please try refreshing the page"
            queries={[failed]}
          />
        </Card>
      );
    }
    if (locations.data?.length === 0) return <NoLocations />;
    return sites ? <SitesMap sites={sites} /> : <MapLoading />;
  }

  return (
    <section aria-labelledby="work-locations-map" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="work-locations-map" className="text-lg font-semibold">
          Work Locations Map
        </h2>
        <MapLegend />
      </div>
      {content()}
    </section>
  );
}

function MapLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {SITE_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <SiteStateIcon state={state} />
          {SITE_STATE_TEXT[state]}
        </li>
      ))}
    </ul>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

function MapLoading() {
  return (
    <div className={mapLayout}>
      <div
        className={`relative rounded-md border border-line bg-info-soft dark:bg-background ${mapHeight}`}
      >
        <LoadingMap />
      </div>
      <div className="flex flex-col gap-2 p-2">
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  );
}

function NoLocations() {
  const { make } = useShortcutActions();
  const mayAdd = can(useUser(), 'manage job sites');
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No locations found"
        text="Add locations to see them on the map view"
        action={
          mayAdd && (
            <Button variant="primary" onClick={() => make('site')}>
              <Plus aria-hidden="true" />
              Add Your First Job Site
            </Button>
          )
        }
      />
    </Card>
  );
}
