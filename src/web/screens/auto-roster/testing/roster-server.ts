// What the fake server knows in the tests of the wizard and its cards: four people in two groups, two sites in two
// zones, one template, one run.
import { listRuns, previewRoster, type Run } from '#contract/api/auto-roster';
import { type Employee, listEmployees } from '#contract/api/employees';
import { type Location, listLocations } from '#contract/api/locations';
import { listShiftGroups, type ShiftGroup } from '#contract/api/shift-groups';
import { listShiftRules, type ShiftRule } from '#contract/api/shift-rules';
import { listShiftTemplates, type ShiftTemplate } from '#contract/api/shift-templates';
import { cellCode } from '#contract/cell-codes';
import type { AnswerOf } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import type { FakeServer } from '../../../testing/fake-server';
import { idOf, ORG_ID } from '../../../testing/screen-test';

const DAYS: ShiftGroup = {
  id: idOf('Days'),
  org_id: ORG_ID,
  name: 'Days',
  color_hex: '#3B82F6',
  position: 0,
  member_count: 2,
};
const NIGHTS: ShiftGroup = { ...DAYS, id: idOf('Nights'), name: 'Nights', position: 1 };

function employee(name: string, group: ShiftGroup): Employee {
  const { id, color_hex, position } = group;
  return {
    id: idOf(name),
    org_id: ORG_ID,
    user_id: null,
    name,
    email: null,
    phone: null,
    role: 'employee',
    created_at: null,
    shift_group: { id, name: group.name, color_hex, position },
  };
}

export const PEOPLE = [
  employee('Amy Able', DAYS),
  employee('Ben Best', DAYS),
  employee('Cat Cole', NIGHTS),
  employee('Dan Dean', NIGHTS),
];

export const DEPOT: Location = {
  id: idOf('Depot'),
  org_id: ORG_ID,
  name: 'Depot',
  address: null,
  street_number: null,
  street_name: null,
  town: 'Parramatta',
  state: 'NSW',
  postcode: null,
  country: 'Australia',
  phone: null,
  email: null,
  latitude: null,
  longitude: null,
  timezone: 'Australia/Sydney',
  notes: null,
};
export const FREMANTLE: Location = {
  ...DEPOT,
  id: idOf('Fremantle'),
  name: 'Fremantle',
  timezone: 'Australia/Perth',
};

/** Two days on, two off, in two teams. */
export const TEMPLATE: ShiftTemplate = {
  id: idOf('Two on, two off'),
  org_id: null,
  name: 'Two on, two off',
  type: 'coverage',
  cycle_days: 4,
  pattern_json: '{"A":["D","D","OFF","OFF"],"B":["OFF","OFF","D","D"]}',
  start_times_json: '{"D":"09:00"}',
  duration_hours: 8,
  code_durations_json: null,
  teams_json: '["A","B"]',
  legend_json: '{"D":"Day","OFF":"Off"}',
  is_system: true,
  tied_to_weekdays: false,
  last_run: null,
};

export const RUN: Run = {
  id: idOf('run'),
  org_id: ORG_ID,
  created_by_user_id: idOf('Olive Owner'),
  created_by_user_name: 'Olive Owner',
  template_id: TEMPLATE.id,
  template_name: TEMPLATE.name,
  rule_id: null,
  start_date: '2027-03-01' as CalendarDate,
  end_date: '2027-03-14' as CalendarDate,
  status: 'completed',
  summary: '{"shifts_created":28}',
  generation_params: '{}',
  error_message: null,
  undone_at: null,
  created_at: '2027-02-20T00:00:00.000Z',
};

interface Known {
  runs?: Run[];
  rules?: ShiftRule[];
  locations?: Location[];
  templates?: ShiftTemplate[];
}

export function withRoster(server: FakeServer, known: Known = {}): void {
  const {
    runs = [RUN],
    rules = [],
    locations = [DEPOT, FREMANTLE],
    templates = [TEMPLATE],
  } = known;
  server.on(listEmployees).answer(() => PEOPLE);
  server.on(listShiftGroups).answer(() => [DAYS, NIGHTS]);
  server.on(listLocations).answer(() => locations);
  server.on(listShiftTemplates).answer(() => templates);
  server.on(listShiftRules).answer(() => rules);
  server.on(listRuns).answer(() => ({ runs, total: runs.length, totalPages: 1 }));
}

/** A reading of the summer clock. */
export function inSydney(reading: string): string {
  return new Date(`${reading}:00+11:00`).toISOString();
}

type Preview = AnswerOf<typeof previewRoster>;

/** Amy works the first two days of March 2027 at the depot, and Ben the first. */
export function withPreview(server: FakeServer, changes: Partial<Preview> = {}): void {
  const slot = (day: string) => ({
    location_id: DEPOT.id,
    date: `2027-03-0${day}` as CalendarDate,
    code: 'D',
    start_at: inSydney(`2027-03-0${day}T09:00`),
    end_at: inSydney(`2027-03-0${day}T17:00`),
    role_label: null,
  });
  const cells = (...numbers: number[]) => String.fromCharCode(...numbers.map(cellCode));
  const [amy, ben] = PEOPLE.map(({ id }) => id);
  server.on(previewRoster).answer(({ body }) => ({
    entries: [],
    compact: body.compact
      ? {
          from: body.startDate,
          to: body.endDate,
          slots: [slot('1'), slot('2')],
          rows: [
            { employee_id: amy ?? '', cells: cells(1, 2, 0, 0) },
            { employee_id: ben ?? '', cells: cells(1, 0, 0, 0) },
          ],
        }
      : null,
    summary: {
      created: 3,
      employees_processed: 2,
      skipped: 0,
      replaced: 0,
      conflicts: 0,
      warnings: [],
    },
    conflicts: [],
    explanations: [],
    fingerprint: 'f',
    ...changes,
  }));
}
