// A small organisation on the fake server: everything a screen may read of it. A test changes the data and what a
// write answers.
import { getRun, listRuns, type Run } from '#contract/api/auto-roster';
import { type CoverNeed, getCover, getCoverLights, listCoverNeeds } from '#contract/api/cover';
import { getDashboardStats, getTeamDashboard } from '#contract/api/dashboard';
import { type DayStatus, listDayStatuses } from '#contract/api/day-statuses';
import { countEmployeeShifts, type Employee, listEmployees } from '#contract/api/employees';
import {
  countLocationShifts,
  type Location,
  listLocations,
  listPlaces,
} from '#contract/api/locations';
import { getMapsConfig } from '#contract/api/maps';
import { getRosterWindow } from '#contract/api/roster';
import { getRosterList, getSiteShifts } from '#contract/api/roster-views';
import { listRules } from '#contract/api/rules';
import { listShiftGroups, type ShiftGroup } from '#contract/api/shift-groups';
import { listShiftRules, type ShiftRule } from '#contract/api/shift-rules';
import { listShiftTemplates, type ShiftTemplate } from '#contract/api/shift-templates';
import { listShifts, type Shift } from '#contract/api/shifts';
import {
  type Holding,
  listHolders,
  listHoldings,
  listRequirements,
  listSkills,
  type Skill,
  type SkillRequirement,
} from '#contract/api/skills';
import { letterOf } from '#engine/cover/light';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { todayIn } from '../platform/formats';
import { FOUR_ON_FOUR_OFF } from './auto-roster';
import type { FakeServer } from './fake-server';
import { withExaminations } from './patterns';
import { employee, group } from './people';
import { rosterList, siteShifts } from './roster-views';
import { rosterWindow } from './roster-window';
import { DEPOT } from './shifts';

interface Bakery {
  people: Employee[];
  groups: ShiftGroup[];
  sites: Location[];
  shifts: Shift[];
  statuses: DayStatus[];
  templates: ShiftTemplate[];
  runs: Run[];
  rules: ShiftRule[];
  needs: CoverNeed[];
  skills: Skill[];
  holdings: Holding[];
  requirements: SkillRequirement[];
}

const NIGHTS = group('Nights', { member_count: 1 });

export function withBakery(server: FakeServer, given: Partial<Bakery> = {}): Bakery {
  const bakery: Bakery = {
    people: [employee('Amy Able', { shift_group: NIGHTS }), employee('Ben Best')],
    groups: [NIGHTS],
    sites: [DEPOT],
    shifts: [],
    statuses: [],
    templates: [FOUR_ON_FOUR_OFF],
    runs: [],
    rules: [],
    needs: [],
    skills: [],
    holdings: [],
    requirements: [],
    ...given,
  };
  server.on(listEmployees).answer(() => bakery.people);
  server.on(countEmployeeShifts).answer(() => ({ count: 0 }));
  server.on(listShiftGroups).answer(() => bakery.groups);
  server.on(listLocations).answer(() => bakery.sites);
  server.on(listPlaces).answer(() => bakery.sites);
  server.on(countLocationShifts).answer(() => ({ count: 0, first: [] }));
  server.on(getMapsConfig).answer(() => ({ apiKey: '', basemap: 'built-in', styleUrl: null }));
  server.on(getDashboardStats).answer(() => ({
    totalEmployees: bakery.people.length,
    weeklyShifts: bakery.shifts.length,
    anyShifts: bakery.shifts.length > 0,
    locations: bakery.sites.length,
    totalHours: bakery.shifts.length * 8,
    clockHours: bakery.shifts.length * 8,
  }));
  server.on(getTeamDashboard).answer(() => ({
    today: todayIn('Australia/Sydney'),
    sites: [],
    moreSites: 0,
    drafts: [],
    licences: [],
    moreLicences: 0,
    unconfirmed: [],
    moreUnconfirmed: 0,
  }));
  server
    .on(listShifts)
    .answer(({ query: { from, to, employeeId, date } }) =>
      bakery.shifts.filter(
        (shift) =>
          (!date || shift.date === date) &&
          Date.parse(shift.start_at) < to &&
          Date.parse(shift.end_at) > from &&
          (!employeeId || shift.employee_id === employeeId),
      ),
    );
  server
    .on(listDayStatuses)
    .answer(({ query: { from, to, employeeId } }) =>
      bakery.statuses.filter(
        ({ date, employee_id }) =>
          date >= from && date <= to && (!employeeId || employee_id === employeeId),
      ),
    );
  server.on(getRosterWindow).answer(({ query: { from, to } }) => ({
    ...rosterWindow(bakery, from, to),
    ...(bakery.needs.length > 0 && { cover: shortCover(bakery.needs, from, to) }),
  }));
  server.on(getRosterList).answer(({ query }) => rosterList(bakery, query));
  server.on(getSiteShifts).answer(({ query }) => siteShifts(bakery, query));
  server.on(getCover).answer(() => ({ days: [], strip: null }));
  server.on(getCoverLights).answer(({ query: { from, to } }) => shortCover(bakery.needs, from, to));
  server.on(listRules).answer(() => []);
  server.on(listSkills).answer(() => bakery.skills);
  server.on(listRequirements).answer(() => bakery.requirements);
  server.on(listHoldings).answer(() => bakery.holdings);
  server
    .on(listHolders)
    .answer(() => bakery.holdings.map((held) => ({ ...held, employee_name: 'Amy Able' })));
  server.on(listCoverNeeds).answer(() => ({ needs: bakery.needs, skills: bakery.skills }));
  server.on(listShiftTemplates).answer(() => bakery.templates);
  withExaminations(server, () => bakery.templates);
  server.on(listShiftRules).answer(() => bakery.rules);
  server
    .on(listRuns)
    .answer(() => ({ runs: bakery.runs, total: bakery.runs.length, totalPages: 1 }));
  server.on(getRun).answer(({ params }) => {
    const found = bakery.runs.find(({ id }) => id === params.id);
    if (!found) throw new Error(`There is no run ${params.id}`);
    const counts = { shifts_untouched: 4, shifts_edited: 0, shifts_published: 0 };
    return { ...found, ...counts, warnings: [], replaced: [], rule: null };
  });
  return bakery;
}

const SHORT_BY_ONE = letterOf({
  published: 'below-minimum',
  withDrafts: 'below-minimum',
  publishedBy: 1,
  withDraftsBy: 1,
});

/** Every site with needs is one person below its minimum on every day. */
function shortCover(needs: readonly CoverNeed[], from: CalendarDate, to: CalendarDate) {
  const days = SHORT_BY_ONE.repeat(daysBetween(from, to) + 1);
  const sites = [...new Set(needs.map(({ locationId }) => locationId))];
  return { from, sites: sites.map((location_id) => ({ location_id, days })) };
}
