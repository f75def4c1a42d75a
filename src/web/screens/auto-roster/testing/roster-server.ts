// What the fake server knows in the tests of the wizard and its cards: four people in two groups, two sites in two
// zones, one template, one run.
import { previewRoster } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { cellCode } from '#contract/cell-codes';
import type { AnswerOf } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import { run, template } from '../../../testing/auto-roster';
import { withBakery } from '../../../testing/bakery';
import type { FakeServer } from '../../../testing/fake-server';
import { employee, group } from '../../../testing/people';
import { site } from '../../../testing/shifts';

const DAYS = group('Days', { member_count: 2 });
const NIGHTS = group('Nights', { position: 1, member_count: 2 });

const PEOPLE = [
  employee('Amy Able', { shift_group: DAYS }),
  employee('Ben Best', { shift_group: DAYS }),
  employee('Cat Cole', { shift_group: NIGHTS }),
  employee('Dan Dean', { shift_group: NIGHTS }),
];

export const DEPOT = site('Depot');
export const FREMANTLE = site('Fremantle', { timezone: 'Australia/Perth' });

/** Two days on, two off, in two teams. */
const TEMPLATE = template('Two on, two off', {
  org_id: null,
  is_system: true,
  type: 'coverage',
  pattern_json: '{"A":["D","D","OFF","OFF"],"B":["OFF","OFF","D","D"]}',
  start_times_json: '{"D":"09:00"}',
  duration_hours: 8,
  teams_json: '["A","B"]',
});

export const RUN = run({
  template_id: TEMPLATE.id,
  template_name: TEMPLATE.name,
  start_date: '2027-03-01' as CalendarDate,
  end_date: '2027-03-14' as CalendarDate,
  summary: '{"shifts_created":28}',
});

export function withRoster(server: FakeServer, rules: ShiftRule[] = []): void {
  withBakery(server, {
    people: PEOPLE,
    groups: [DAYS, NIGHTS],
    sites: [DEPOT, FREMANTLE],
    templates: [TEMPLATE],
    runs: [RUN],
    rules,
  });
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
    gaps: [],
    fingerprint: 'f',
    ...changes,
  }));
}
