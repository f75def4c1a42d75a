import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { can } from '#contract/rights';
import { yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { addMonths, firstOfMonth, lastOfMonth } from '#engine/time/months';
import { holidaysByDate } from '../../../components/holiday-text';
import { LoadFailure } from '../../../components/LoadFailure';
import { NoOrganization } from '../../../components/NoOrganization';
import { NotOnTheRoster } from '../../../components/NotOnTheRoster';
import { Page } from '../../../components/Page';
import { PAGE_INTROS } from '../../../components/page-intros';
import { useMinute } from '../../../components/use-now';
import { useHolidaysOfYears } from '../../../data/holidays';
import { useMyYear } from '../../../data/my-year';
import { useUser } from '../../../data/session';
import { formatMonth, todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { buttonStyles } from '../../../ui/button-styles';
import { Card } from '../../../ui/Card';
import { IconButton } from '../../../ui/IconButton';
import { useDayKeys } from '../month/use-day-keys';
import { firstDayOf, monthText } from '../my-shifts-search';
import { DaysOffTogether } from '../together/DaysOffTogether';
import { firstMonthOf, MONTHS_SHOWN } from './my-year-search';
import { YearMonth } from './YearMonth';
import { YearSummary } from './YearSummary';
import { daysOfYear, yearDayText } from './year-days';

const TITLE = 'My Year';

export function MyYearScreen() {
  const user = useUser();
  if (!can(user, 'see my shifts')) {
    return (
      <Page title={TITLE}>
        <NoOrganization />
      </Page>
    );
  }
  return (
    <Page
      title={TITLE}
      subtitle={PAGE_INTROS['/my-year']()}
      actions={
        <>
          <Link to="/my-shifts" className={buttonStyles()}>
            My Shifts
          </Link>
          {user.employee_id && (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </Button>
          )}
        </>
      }
    >
      {user.employee_id ? <OwnYear /> : <NotOnTheRoster text="This page shows your own shifts." />}
    </Page>
  );
}

const STEP = 3;

function OwnYear() {
  const { org_timezone } = useUser();
  const search = useSearch({ from: '/signed-in/my-year' });
  const navigate = useNavigate({ from: '/my-year' });
  useMinute();
  const today = todayIn(org_timezone ?? 'UTC');
  const first = firstMonthOf((search.from && firstDayOf(search.from)) || today, today);
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => addMonths(first, index));
  const last = lastOfMonth(months.at(-1) ?? first);
  const query = useMyYear(first, last);
  const [note, setNote] = useState<CalendarDate>();
  const dayOf = useMemo(() => daysOfYear(query.data), [query.data]);
  const holidays = useHolidaysOfYear(first, last, query.data?.shifts);
  const textOf = (date: CalendarDate) =>
    yearDayText(date, dayOf(date), { today, holiday: holidays.get(date) });

  function show(wanted: CalendarDate) {
    const month = firstMonthOf(wanted, today);
    const from = month === firstOfMonth(today) ? undefined : monthText(month);
    void navigate({ search: { from }, resetScroll: false });
  }
  const { box, stop, onKeyDown, onFocusDay } = useYearFocus({ first, last, today, show });

  if (query.isError && !query.data)
    return (
      <Card>
        <LoadFailure title="We couldn't load your year" queries={[query]} />
      </Card>
    );
  const stepTo = (months: number) => firstMonthOf(addMonths(first, months), today);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          label="Three months earlier"
          variant="secondary"
          className="print:hidden"
          disabled={stepTo(-STEP) === first}
          onClick={() => show(stepTo(-STEP))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p
          aria-live="polite"
          className="min-w-0 flex-1 text-center font-semibold sm:flex-none sm:px-2"
        >
          {formatMonth(first)} to {formatMonth(last)}
        </p>
        <IconButton
          label="Three months later"
          variant="secondary"
          className="print:hidden"
          disabled={stepTo(STEP) === first}
          onClick={() => show(stepTo(STEP))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button
          className="ml-1 print:hidden sm:ml-2"
          disabled={first === firstOfMonth(today)}
          onClick={() => show(today)}
        >
          Today
        </Button>
      </div>
      <YearSummary year={query.data} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the days inside */}
      <div
        ref={box}
        onKeyDown={onKeyDown}
        className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-4 print:gap-x-3 print:gap-y-1"
      >
        {months.map((month) => (
          <YearMonth
            key={month}
            month={month}
            today={today}
            stop={stop}
            dayOf={dayOf}
            textOf={textOf}
            isHoliday={(date) => holidays.has(date)}
            loading={!query.data}
            onFocusDay={onFocusDay}
            onChoose={setNote}
          />
        ))}
      </div>
      <p
        role="status"
        aria-label="Chosen day"
        className="sticky bottom-2 rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-card empty:hidden print:hidden"
      >
        {note && textOf(note)}
      </p>
      <DaysOffTogether from={first} to={last} />
    </>
  );
}

/** Of the sites where the person works, or of all sites without a shift. */
function useHolidaysOfYear(
  first: CalendarDate,
  last: CalendarDate,
  shifts: readonly { location_id: string }[] = [],
) {
  const years = useMemo(() => [...new Set([yearOf(first), yearOf(last)])], [first, last]);
  const calendars = useHolidaysOfYears(years);
  const sites = new Set(shifts.map(({ location_id }) => location_id));
  return holidaysByDate(calendars, sites.size > 0 ? sites : undefined);
}

type YearFocusOptions = {
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  show: (month: CalendarDate) => void;
};

/** The year has one tab stop. Keys move it, beyond the edge into other months. */
function useYearFocus({ first, last, today, show }: YearFocusOptions) {
  const [at, setAt] = useState(today);
  const isShown = (date: CalendarDate) => date >= first && date <= last;
  const stop = isShown(at) ? at : isShown(today) ? today : first;
  const { box, onKeyDown } = useDayKeys<HTMLDivElement>(stop, (to) => {
    const month = to < first ? firstOfMonth(to) : addMonths(firstOfMonth(to), 1 - MONTHS_SHOWN);
    if (!isShown(to) && firstMonthOf(month, today) !== month) return false;
    setAt(to);
    if (!isShown(to)) show(month);
    return true;
  });
  return { box, stop, onKeyDown, onFocusDay: setAt };
}
