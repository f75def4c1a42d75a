import { lazy, Suspense, useMemo } from 'react';
import type { Place } from '#contract/api/locations';
import type { OpenShift } from '#contract/api/open-shifts';
import { counted } from '#engine/counted';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useDialog } from '../../../components/use-dialog';
import { MOST_SITES, SiteRows, type UnderGridProps } from '../grid/SiteRows';
import type { SiteCellLook } from '../surface/site-rows';

const OpenShiftsDialog = lazy(async () => ({
  default: (await import('./OpenShiftsDialog')).OpenShiftsDialog,
}));

/** The sites that have open shifts, which have a row under the grid. */
export function sitesWithOpenShifts(
  open: readonly OpenShift[],
  sites: readonly Place[],
  onlySite: string | undefined,
): Place[] {
  const asking = new Set(open.map(({ location_id }) => location_id));
  const shown = sites.filter(({ id }) => asking.has(id) && (!onlySite || id === onlySite));
  return shown.slice(0, MOST_SITES);
}

type OpenShiftRowsProps = UnderGridProps & { open: readonly OpenShift[]; sites: readonly Place[] };

/** How many people open shifts still need on each day, site by site. A click shows them. */
export function OpenShiftRows({ open, sites, ...place }: OpenShiftRowsProps) {
  const dialog = useDialog<{ location_id: string; date: CalendarDate }>();
  const { from } = place.year;
  const at = useMemo(() => {
    const looks = looksOf(open, from);
    return (siteId: string, day: number) => looks.get(`${siteId} ${day}`) ?? NONE;
  }, [open, from]);
  return (
    <>
      <SiteRows
        {...place}
        label="Open shifts"
        title="Open shifts at"
        sites={sites}
        at={at}
        onOpen={({ id }, date) => dialog.show({ location_id: id, date })}
      />
      {dialog.subject && (
        <Suspense>
          <OpenShiftsDialog
            key={dialog.turn}
            only={dialog.subject}
            open={dialog.open}
            onOpenChange={dialog.onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}

const NONE: SiteCellLook = { className: 'open-day', text: '', told: 'none' };

/** By site and the number of the day. */
function looksOf(open: readonly OpenShift[], from: CalendarDate): Map<string, SiteCellLook> {
  const free = new Map<string, number>();
  for (const { location_id, date, places, takers } of open) {
    const key = `${location_id} ${daysBetween(from, date)}`;
    free.set(key, (free.get(key) ?? 0) + Math.max(0, places - takers.length));
  }
  return new Map([...free].map(([key, count]) => [key, lookOf(count)]));
}

function lookOf(count: number): SiteCellLook {
  if (count === 0) return { className: 'open-day open-taken', text: '✓', told: 'all taken' };
  return {
    className: 'open-day open-places',
    text: String(count),
    told: `${counted(count, 'person', 'people')} needed`,
  };
}
