import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import {
  CalendarCheck,
  CalendarPlus,
  CalendarRange,
  CalendarSearch,
  UserRound,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { firstOfMonth } from '#engine/time/months';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useInSlices } from '../../components/use-in-slices';
import { useMinute } from '../../components/use-now';
import { useWideScreen } from '../../components/use-wide-screen';
import { useEmployees } from '../../data/employees';
import { useOfferedShifts } from '../../data/open-shifts';
import { useUser } from '../../data/session';
import { useOwnShifts } from '../../data/shift-answers';
import { useClockState } from '../../data/time';
import { todayIn } from '../../platform/formats';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { WaitingForAnswer } from './answers/WaitingForAnswer';
import { ClockStrip } from './clock/ClockStrip';
import { MonthView } from './month/MonthView';
import { firstDayOf, type MyShiftsSearch, monthText } from './my-shifts-search';
import { OpenShifts } from './open/OpenShifts';
import { PersonSearch } from './person/PersonSearch';
import { HomeScreenHint } from './phone/HomeScreenHint';
import { TodayAndNext } from './phone/TodayAndNext';
import { WaitingForYou } from './phone/WaitingForYou';
import { OwnTime } from './time/OwnTime';

export function MyShiftsScreen() {
  const user = useUser();
  if (!can(user, 'see my shifts')) {
    return (
      <Page title="Employee Shifts Calendar">
        <NoOrganization />
      </Page>
    );
  }
  return (
    <Page
      title="Employee Shifts Calendar"
      subtitle={PAGE_INTROS['/my-shifts']()}
      actions={user.employee_id && <OwnLinks />}
    >
      {user.employee_id && (
        <>
          <ClockStrip employeeId={user.employee_id} />
          <WaitingForYou />
        </>
      )}
      <ShiftsOfPerson />
    </Page>
  );
}

function OwnLinks() {
  return (
    <>
      <Link to="/my-year" className={buttonStyles()}>
        <CalendarRange aria-hidden="true" />
        My Year
      </Link>
      <Link to="/availability" className={buttonStyles()}>
        <CalendarCheck aria-hidden="true" />
        My Availability
      </Link>
      <Link to="/account" hash="calendars" className={buttonStyles()}>
        <CalendarPlus aria-hidden="true" />
        Add to calendar
      </Link>
    </>
  );
}

function ShiftsOfPerson() {
  const user = useUser();
  const search = useSearch({ from: '/signed-in/my-shifts' });
  const navigate = useNavigate({ from: '/my-shifts' });
  const own = user.employee_id ?? undefined;
  const shown = search.employee ?? own;
  const isOwn = own !== undefined && shown === own;
  // Most people look at their own shifts: on thousands of phones, the list of everyone would be read for nothing.
  const [searching, setSearching] = useState(false);
  const employees = useEmployees({ enabled: searching || !isOwn });
  const answers = useOwnShifts();
  const offered = useOfferedShifts();
  const clock = useClockState();
  const pending = answers.isPending || offered.isPending || clock.isPending;
  const read = useInSlices(pending ? undefined : true) ?? false;
  const wide = useWideScreen();
  // A new key empties the search box.
  const [turn, setTurn] = useState(0);
  useMinute();
  const today = todayIn(user.org_timezone ?? 'UTC');
  const thisMonth = firstOfMonth(today);
  const asked = answers.data?.find(({ id }) => id === search.shift);
  const month =
    (search.month && firstDayOf(search.month)) || (asked ? firstOfMonth(asked.date) : thisMonth);
  const person = employees.data?.find(({ id }) => id === shown);
  const name = isOwn ? user.name : person?.name;
  const gone = !isOwn && employees.data !== undefined && shown !== undefined && !person;

  function go(change: MyShiftsSearch, replace = false) {
    void navigate({ search: { ...search, ...change }, replace, resetScroll: false });
  }
  function showMonth(date: CalendarDate) {
    const first = firstOfMonth(date);
    go({ month: first === thisMonth && !asked ? undefined : monthText(first) });
  }
  function showPerson(id: string | undefined, byItself = false) {
    if (id !== shown) go({ employee: id === own ? undefined : id }, byItself);
  }

  function showOwn() {
    setTurn(turn + 1);
    showPerson(own);
  }

  // A clock that runs is higher than its skeleton, and would push all of this down.
  const unsettled = isOwn && clock.isPending;
  return (
    <>
      {unsettled && <Skeleton className="h-28 rounded-lg" />}
      <div className={unsettled ? 'hidden' : 'flex flex-col gap-4'}>
        {!wide && own && shown === own && month === thisMonth && (
          <TodayAndNext employeeId={own} today={today} />
        )}
        {own && <HomeScreenHint />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PersonSearch
            key={turn}
            people={employees.data}
            onFocus={() => setSearching(true)}
            onSelect={({ id }, byItself) => showPerson(id, byItself)}
          />
          <div className="flex min-w-0 flex-1 items-center justify-between gap-3">
            <p role="status" className="min-w-0 wrap-anywhere">
              {name && (
                <>
                  Showing shifts for: <strong className="font-semibold max-sm:block">{name}</strong>
                </>
              )}
            </p>
            {own && (
              <Button
                aria-pressed={shown === own}
                onClick={showOwn}
                className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand print:hidden"
              >
                <UserRound aria-hidden="true" />
                My Shifts
              </Button>
            )}
          </div>
        </div>
        {employees.isLoadingError && (
          <Alert
            tone="danger"
            title="Failed to load employees"
            action={
              <Button pending={employees.isFetching} onClick={() => void employees.refetch()}>
                Try again
              </Button>
            }
          >
            You can search once the list has loaded.
          </Alert>
        )}
        {shown === undefined && (
          <Card>
            <EmptyState
              icon={<CalendarSearch />}
              title="Search for an employee to view their shifts"
              text="Type part of a name. If only one person matches, their month opens straight away."
            />
          </Card>
        )}
        {gone && (
          <Card>
            <EmptyState
              icon={<UserX />}
              title="This person isn't in your organisation"
              text="They may have left. Search for an employee to view their shifts."
            />
          </Card>
        )}
        {shown !== undefined && !gone && (
          // Shown together: each would push down what stands below it when it comes.
          <>
            {isOwn && read && (
              <>
                <WaitingForAnswer today={today} asked={search.shift} />
                <OpenShifts />
                <OwnTime today={today} />
              </>
            )}
            <MonthView
              employeeId={shown}
              name={name}
              month={month}
              today={today}
              drawn={!isOwn || read}
              onMonth={showMonth}
            />
          </>
        )}
      </div>
    </>
  );
}
