import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarHeart, CalendarPlus } from 'lucide-react';
import type { HolidayCalendar } from '#contract/api/holidays';
import type { Location } from '#contract/api/locations';
import { can } from '#contract/rights';
import { FIRST_KNOWN_YEAR, LAST_KNOWN_YEAR } from '#engine/holidays/known-years';
import { yearOf } from '#engine/time/dates';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useHolidays } from '../../../data/holidays';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { buttonStyles } from '../../../ui/button-styles';
import { EmptyState } from '../../../ui/EmptyState';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { CalendarCard } from './CalendarCard';
import { ChangesCard } from './ChangesCard';
import { type HolidayDeed, HolidayDialog } from './HolidayDialog';

const YEARS = Array.from(
  { length: LAST_KNOWN_YEAR - FIRST_KNOWN_YEAR + 1 },
  (_, place) => FIRST_KNOWN_YEAR + place,
);

export function HolidaysTab() {
  const user = useUser();
  const year = useShownYear();
  const navigate = useNavigate({ from: '/rules' });
  const holidays = useHolidays(year);
  const sites = useLocations();
  const editable = can(user, 'edit rules');
  const dialog = useDialog<HolidayDeed>();
  const act = (deed: HolidayDeed) => dialog.show(deed);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Year" className="w-32">
          {(control) => (
            <NativeSelect
              {...control}
              value={year}
              onChange={({ target }) =>
                navigate({ search: { tab: 'holidays', year: Number(target.value) } })
              }
            >
              {YEARS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {editable && (
          <Button onClick={() => act({ kind: 'add', date: '', name: '', sites: sites.data ?? [] })}>
            <CalendarPlus aria-hidden="true" />
            Add public holiday
          </Button>
        )}
      </div>
      <Calendars holidays={holidays} sites={sites} year={year} onAct={editable ? act : undefined} />
      {dialog.subject && (
        <HolidayDialog
          key={dialog.turn}
          deed={dialog.subject}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </div>
  );
}

/** This year, or the nearest that is known. */
function useShownYear(): number {
  const { year } = useSearch({ from: '/signed-in/rules' });
  const { org_timezone } = useUser();
  const wanted = year ?? yearOf(todayIn(org_timezone ?? 'UTC'));
  return Math.min(Math.max(wanted, FIRST_KNOWN_YEAR), LAST_KNOWN_YEAR);
}

type CalendarsProps = {
  holidays: ReturnType<typeof useHolidays>;
  sites: ReturnType<typeof useLocations>;
  year: number;
  onAct: ((deed: HolidayDeed) => void) | undefined;
};

function Calendars({ holidays, sites, year, onAct }: CalendarsProps) {
  const queries = [holidays, sites];
  if (queries.some(({ data, error }) => !data && error)) {
    return <LoadFailure title="We couldn't load the public holidays" queries={queries} />;
  }
  if (!holidays.data || !sites.data) return <Skeleton className="h-96 rounded-lg" />;
  if (holidays.data.calendars.length === 0) return <NoSites />;
  const named = (calendar: HolidayCalendar) =>
    (sites.data as Location[]).filter(({ id }) => calendar.locationIds.includes(id));
  return (
    <>
      <ChangesCard
        changes={holidays.data.changes}
        sites={sites.data}
        editable={onAct !== undefined}
      />
      {holidays.data.calendars.map((calendar) => (
        <CalendarCard
          key={calendar.locationIds.join()}
          calendar={calendar}
          sites={named(calendar)}
          year={year}
          onAct={onAct}
        />
      ))}
    </>
  );
}

function NoSites() {
  return (
    <EmptyState
      icon={<CalendarHeart />}
      title="No public holidays yet"
      text="The state in the address of a job site says which public holidays it keeps."
      action={
        <Link to="/sites" className={buttonStyles({ variant: 'primary' })}>
          Add a job site
        </Link>
      }
    />
  );
}
