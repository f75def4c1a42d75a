import { useMemo } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { useMinute } from '../../../components/use-now';
import { useDayStatuses } from '../../../data/day-statuses';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { todayIn } from '../../../platform/formats';
import { Card } from '../../../ui/Card';
import { MapLegend } from './MapLegend';
import { MapLoading } from './MapLoading';
import { NoLocations } from './NoLocations';
import { SitesMap } from './SitesMap';
import { sitesToday, windowOfToday } from './site-today';

export function MapView() {
  const zone = useUser().org_timezone ?? 'UTC';
  const now = useMinute();
  const today = todayIn(zone);
  const window = useMemo(() => windowOfToday(today, zone), [today, zone]);
  const locations = useLocations();
  const shifts = useShifts(window.shifts);
  const statuses = useDayStatuses(window.statuses);
  const sites = useMemo(() => {
    if (!locations.data || !shifts.data || !statuses.data) return undefined;
    const known = { shifts: shifts.data, statuses: statuses.data, today, now };
    return sitesToday(locations.data, known);
  }, [locations.data, shifts.data, statuses.data, today, now]);

  const failed = [locations, shifts, statuses].find(({ data, error }) => !data && error);

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
