import { type RawBuilder, sql } from 'kysely';
import type { DayStatusName } from '#engine/cells/cell';
import { contractPeriod, type HoursContract } from '#engine/hours/contract-period';
import { type Hours, type HoursShift, hoursOfContract } from '#engine/hours/hours-of-contract';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { WeekStart } from '#engine/time/week-start';
import type { TenantScope } from '../../db/database';
import { byEmployee } from '../employees/by-employee';
import { among, type People } from '../employees/people-of-groups';
import { holidaysOfSites } from '../holidays/holidays-of-sites';
import { byClock } from '../shifts/by-clock';
import { shiftsOf } from '../shifts/shifts-of';
import { asHoursContract, listContracts } from './contracts.queries';

export interface HoursQuestion {
  date: CalendarDate;
  weekStart: WeekStart;
  people: People;
  /** Employees must not learn of drafts. */
  publishedOnly: boolean;
}

/** Hours against contract by employee, of those who have ordinary hours on the date. */
export async function readHours(
  scope: TenantScope,
  question: HoursQuestion,
): Promise<Map<string, Hours>> {
  const contracts = new Map<string, HoursContract[]>();
  for (const row of await listContracts(scope, question.people)) {
    const own = contracts.get(row.employee_id) ?? [];
    contracts.set(row.employee_id, [...own, asHoursContract(row)]);
  }
  const days = daysOf([...contracts.values()], question);
  if (!days) return new Map();
  const shifts = byEmployee(await listShifts(scope, question, days));
  const statuses = byEmployee(await listStatuses(scope, question, days));
  const isHoliday = await holidayTest(scope, days);
  const found = new Map<string, Hours>();
  for (const [employeeId, own] of contracts) {
    const hours = hoursOfContract(
      {
        contracts: own,
        shifts: shifts.get(employeeId)?.flatMap((row) => asHoursShifts(row, days.from)) ?? [],
        statuses: new Map(statuses.get(employeeId)?.map(asStatus)),
        weekStart: question.weekStart,
        isHoliday,
      },
      question.date,
    );
    if (hours) found.set(employeeId, hours);
  }
  return found;
}

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** From the first to the last day of anyone's period. */
function daysOf(
  contracts: readonly HoursContract[][],
  { date, weekStart }: HoursQuestion,
): Days | undefined {
  const periods = contracts.flatMap((own) => contractPeriod(own, date, weekStart) ?? []);
  const [first] = periods;
  if (!first) return undefined;
  return periods.reduce<Days>(
    (days, { from, to }) => ({
      from: from < days.from ? from : days.from,
      to: to > days.to ? to : days.to,
    }),
    first,
  );
}

interface ShiftsAtSite {
  employee_id: string;
  location_id: string;
  days: string;
  minutes: string;
  clockMinutes: string;
}

/** In texts by person and site: 20,000 rows would take the driver most of a second, and arrays three times as long. */
async function listShifts(
  scope: TenantScope,
  { people, publishedOnly }: HoursQuestion,
  days: Days,
): Promise<ShiftsAtSite[]> {
  const minutes = (length: RawBuilder<unknown>) =>
    sql`string_agg((extract(epoch from ${length}) / 60)::int::text, ',')`;
  const { rows } = await sql<ShiftsAtSite>`
    select s.employee_id, s.location_id, string_agg((s.local_date - ${days.from}::date)::text, ',') as days,
      ${minutes(sql`s.end_at - s.start_at`)} as minutes, ${minutes(byClock('s', 'l'))} as "clockMinutes"
    from ${shiftsOf(scope, people, days)} s
      join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.published or not ${publishedOnly}
    group by s.employee_id, s.location_id`.execute(scope.db);
  return rows;
}

function listStatuses({ db }: TenantScope, { people }: HoursQuestion, { from, to }: Days) {
  return db
    .selectFrom('day_statuses')
    .select(['employee_id', 'date', 'status'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(among('employee_id', people))
    .execute();
}

async function holidayTest(scope: TenantScope, days: Days) {
  const sites = await holidaysOfSites(scope, days);
  const whole = new Set<string>();
  for (const [siteId, holidays] of sites) {
    for (const { date, hours } of holidays) {
      if (hours === 'all-day') whole.add(`${siteId} ${date}`);
    }
  }
  return (siteId: string, date: CalendarDate) => whole.has(`${siteId} ${date}`);
}

function asHoursShifts(
  { location_id, days, minutes, clockMinutes }: ShiftsAtSite,
  from: CalendarDate,
): HoursShift[] {
  const lengths = minutes.split(',');
  const byTheClock = clockMinutes.split(',');
  return days.split(',').map((day, place) => ({
    date: addDays(from, Number(day)),
    siteId: location_id,
    minutes: Number(lengths[place]),
    clockMinutes: Number(byTheClock[place]),
  }));
}

function asStatus(
  row: Awaited<ReturnType<typeof listStatuses>>[number],
): [CalendarDate, DayStatusName] {
  return [row.date as CalendarDate, row.status as DayStatusName];
}
