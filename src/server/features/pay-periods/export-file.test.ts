import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { STANDARD_COLUMNS } from '#contract/api/pay-periods';
import type { CalendarDate } from '#engine/time/kinds';
import { payFile } from './export-file';
import type { PayLine } from './pay-periods.queries';

const seconds = fc.integer({ min: -50_000, max: 90_000 });
const anyLine: fc.Arbitrary<PayLine> = fc.record({
  timesheet_id: fc.uuid(),
  kind: fc.constantFrom('time', 'adjustment'),
  employee_id: fc.constantFrom('amy', 'ben'),
  employee_name: fc.string({ maxLength: 20 }),
  employee_number: fc.option(fc.string({ maxLength: 8 })),
  date: fc.constantFrom('2026-10-05' as CalendarDate, '2026-10-06' as CalendarDate),
  start: fc.constant('09:00'),
  end: fc.constant('17:00'),
  site_name: fc.option(fc.constantFrom('Depot', '=1+1', '-', '@mill', '+61 2')),
  role_label: fc.constant(null),
  shift_id: fc.option(fc.uuid()),
  unpaid_seconds: seconds,
  elapsed_seconds: seconds,
  clock_seconds: seconds,
  whole: fc.boolean(),
});
const lines = fc.array(anyLine, { minLength: 1, maxLength: 12 });

function read(text: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

const total = (list: readonly PayLine[], key: 'elapsed_seconds' | 'clock_seconds') =>
  list.reduce((sum, line) => sum + line[key], 0);

test('a file that is read again gives the same seconds, and its totals are theirs', () => {
  fc.assert(
    fc.property(lines, (list) => {
      const rows = read(payFile('generic', STANDARD_COLUMNS.generic, list));
      const totals = rows.pop();
      expect(rows.map((row) => Math.round(Number(row.hours_elapsed) * 3600))).toEqual(
        list.map(({ elapsed_seconds }) => elapsed_seconds || 0),
      );
      expect(rows.map((row) => Math.round(Number(row.hours_by_the_clock) * 3600))).toEqual(
        list.map(({ clock_seconds }) => clock_seconds || 0),
      );
      expect(Math.round(Number(totals?.hours_elapsed) * 3600)).toBe(total(list, 'elapsed_seconds'));
      const units = read(payFile('keypay', STANDARD_COLUMNS.keypay, list)).map(
        (row) => Math.round(Number(row.Units) * 3600) || 0,
      );
      expect(units).toEqual(list.map(({ clock_seconds }) => clock_seconds || 0));
    }),
  );
});

test("two decimals add up to within half a hundredth of each person's hours", () => {
  fc.assert(
    fc.property(lines, (list) => {
      const rows = read(payFile('xero', STANDARD_COLUMNS.xero, list));
      for (const who of ['amy', 'ben']) {
        const own = list.filter(({ employee_id }) => employee_id === who);
        const hours = rows
          .filter((_, at) => list[at]?.employee_id === who)
          .reduce((sum, row) => sum + Number(row.hours), 0);
        expect(Math.abs(hours - total(own, 'clock_seconds') / 3600)).toBeLessThan(0.005 + 1e-9);
      }
    }),
  );
});

test('no text of a file is a formula, and a difference has no start and end', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('generic' as const, 'keypay' as const), (list, which) => {
      const rows = read(payFile(which, STANDARD_COLUMNS[which], list));
      for (const row of rows) {
        for (const cell of Object.values(row)) {
          if (Number.isNaN(Number(cell))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        }
      }
      if (which !== 'keypay') return;
      expect(rows.map((row) => row['Start time'])).toEqual(
        list.map(({ whole }) => (whole ? '09:00' : '')),
      );
    }),
  );
});
