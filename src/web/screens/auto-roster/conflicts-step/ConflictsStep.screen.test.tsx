import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Conflict,
  type GenerationRequest,
  generateRoster,
  previewRoster,
  undoRun,
} from '#contract/api/auto-roster';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { FOUR_ON_FOUR_OFF, run } from '../../../testing/auto-roster';
import { withBakery } from '../../../testing/bakery';
import { press, texts, toast } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { generation } from '../../../testing/generation';
import { employee } from '../../../testing/people';
import { expectNoSidewaysScroll, idOf, test } from '../../../testing/screen-test';
import { DEPOT } from '../../../testing/shifts';
import { generatePreview, scanForConflicts, wizard } from '../../../testing/wizard';

const PEOPLE = ['Amy Able', 'Ben Best', 'Carl Cook', 'Dora Dean', 'Eve Eddy', 'Finn Fox'];

/** A run that ended on 28 February. Its rerun is as long, and finds a shift wherever it would make one. */
function withRun(server: FakeServer, names: readonly string[], startDate: CalendarDate): void {
  const people = names.map((name) => employee(name));
  const employeeIds = people.map(({ id }) => id);
  const endDate = '2027-02-28' as CalendarDate;
  const code = { locationId: DEPOT.id, startTime: '07:00', duration: 12 };
  withBakery(server, {
    people,
    runs: [
      run({
        start_date: startDate,
        end_date: endDate,
        generation_params: JSON.stringify({
          startDate,
          endDate,
          employeeIds,
          parameters: { default_location_id: DEPOT.id },
          shiftCodes: { D: code, N: { ...code, startTime: '19:00' } },
          teams: [{ employeeIds }],
        }),
      }),
    ],
  });
  server.on(previewRoster).answer(({ body }) => preview(body, names));
}

function preview(body: GenerationRequest, names: readonly string[]) {
  const result = generation(body, FOUR_ON_FOUR_OFF);
  const slots = result.compact?.slots ?? [];
  const conflicts = names.flatMap((employeeName) =>
    slots.map((slot): Conflict => {
      const { start_at, end_at, role_label, date } = slot;
      const times = { start_at, end_at, role_label, timezone: 'Australia/Sydney' };
      const employeeId = idOf(employeeName);
      const decided = body.resolutions.find(
        (one) => one.employeeId === employeeId && one.date === date,
      );
      return {
        employeeId,
        employeeName,
        date,
        existingShifts: [
          { ...times, date, location_name: 'Parramatta Depot', published: false, generated: true },
        ],
        proposedShift: { ...times, code: slot.code, location_id: DEPOT.id },
        resolution: decided?.resolution ?? body.defaultResolution ?? 'manual',
      };
    }),
  );
  const count = (resolution: Conflict['resolution']) =>
    conflicts.filter((conflict) => conflict.resolution === resolution).length;
  const skipped = count('skip');
  const summary = {
    ...result.summary,
    created: result.summary.created - skipped,
    skipped,
    replaced: count('replace'),
    conflicts: conflicts.length,
  };
  return { ...result, conflicts, summary };
}

/** By key: a toast may lie over the button. */
async function goOnTo(title: string): Promise<void> {
  await press(wizard().getByRole('button', { name: 'Next', exact: true }), '{Enter}');
  await expect.element(wizard().getByRole('heading', { name: title })).toHaveFocus();
}

async function rerun(): Promise<void> {
  await page.getByRole('button', { name: /^Rerun 4-on-4-off fixed/ }).click();
  await expect.element(wizard().getByRole('radio', { name: '4-on-4-off fixed' })).toBeChecked();
  for (const title of [
    'Configure Parameters',
    'Select Teams',
    'Location Assignments',
    'Review Conflicts',
  ]) {
    await goOnTo(title);
  }
}

test('conflicts are decided one by one, generated, and undone with Ctrl+Z', async ({
  server,
  open,
}) => {
  withRun(server, ['Amy Able'], '2027-02-26' as CalendarDate);
  await open('/employees');
  await rerun();
  server.on(previewRoster).answer(() => {
    throw new AppError('unavailable', { sentence: 'Not now.' });
  });
  await scanForConflicts();
  await expect.element(wizard().getByText('Scan failed', { exact: true })).toBeVisible();
  await expect
    .element(wizard().getByRole('alert'))
    .toHaveTextContent('The scan failed. Try again.');
  expect(wizard().getByText('No conflicts', { exact: true }).elements()).toEqual([]);
  await expect.element(toast('503: Not now.')).toBeVisible();
  server.on(previewRoster).answer(({ body }) => preview(body, ['Amy Able']));
  await wizard().getByRole('button', { name: 'Rescan' }).click();
  await expect
    .element(wizard().getByText('Found 3 potential conflicts that need resolution'))
    .toBeVisible();
  await expect.element(wizard().getByText('3 conflicts', { exact: true })).toBeVisible();
  await expect
    .element(wizard().getByRole('button', { name: 'Next', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(wizard().element());

  const conflict = (day: string) => wizard().getByRole('group', { name: `Amy Able ${day}` });
  const first = conflict('Mon 1 Mar 2027');
  await expect
    .element(first)
    .toHaveTextContent(
      /Existing shift \(Generated drafts\)Mon 1 Mar, 07:00–19:00.*Parramatta Depot/,
    );
  await expect.element(first.getByText('Unresolved')).toBeVisible();
  await first.getByLabelText('Replace existing shifts').click();
  await expect.element(first.getByText('Resolved', { exact: true })).toBeVisible();
  await expect.element(wizard().getByText('1 of 3 conflicts resolved')).toBeVisible();
  await conflict('Tue 2 Mar 2027').getByLabelText('Skip new shifts').click();
  await conflict('Wed 3 Mar 2027').getByLabelText('Create anyway').click();
  await expect.element(wizard().getByText('All conflicts have been resolved.')).toBeVisible();

  await goOnTo('Preview Results');
  await generatePreview();
  await expect.poll(() => texts(wizard().getByRole('definition'))).toEqual(['2', '1', '1', '1']);
  await goOnTo('Confirm & Generate');
  await expect.element(wizard().getByText('2 shifts estimated')).toBeVisible();
  await expect.element(wizard().getByLabelText('Send notifications')).toBeDisabled();
  await wizard().getByLabelText('Create rule').click();
  await press(wizard().getByLabelText('Rule name'), '{Tab}');
  await wizard().getByLabelText('I confirm the roster configuration is correct').click();
  await expect
    .element(wizard().getByText('Rule name is required when creating a rule'))
    .toBeVisible();
  await wizard().getByLabelText('Rule name').fill('Ward days');
  await wizard().getByLabelText('Paused').click();
  await expectAccessible(wizard().element());
  server.on(generateRoster).answer(({ body }) => ({
    run_id: idOf('second run'),
    summary: preview(body, ['Amy Able']).summary,
  }));
  server.on(undoRun).answer(() => ({ removed: 2, kept: 0, restored: 1, rule_paused: false }));
  await press(wizard().getByRole('button', { name: 'Generate Roster' }), '{Enter}');
  await page
    .getByRole('alertdialog', { name: 'Generate Roster' })
    .getByRole('button', { name: 'Generate Roster' })
    .click();
  await expect.element(wizard()).not.toBeInTheDocument();
  await expect.element(toast('Created 2 shifts')).toBeVisible();
  const sent = server.sent(generateRoster)[0]?.body;
  expect(sent?.rule).toEqual({ name: 'Ward days', status: 'paused' });
  expect(sent?.resolutions.map(({ date, resolution }) => `${date} ${resolution}`)).toEqual([
    '2027-03-01 replace',
    '2027-03-02 skip',
    '2027-03-03 create',
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(toast('Auto-roster run undone')).toBeVisible();
  expect(server.sent(undoRun)[0]?.params.id).toBe(idOf('second run'));
});

test('one choice for all, and a preview by calendar, list and employee', async ({
  server,
  open,
}) => {
  withRun(server, PEOPLE, '2027-02-19' as CalendarDate);
  await open('/employees');
  await rerun();
  await scanForConflicts();
  await wizard().getByRole('radio', { name: 'Replace existing shifts' }).first().click();
  await expect.element(wizard().getByText('All conflicts have been resolved.')).toBeVisible();
  expect(wizard().getByText('Unresolved').elements()).toEqual([]);
  await goOnTo('Preview Results');
  await generatePreview();
  await expect
    .element(
      wizard().getByText(
        'Preview generated successfully. Review the results and proceed to final confirmation.',
      ),
    )
    .toBeVisible();
  await expectAccessible(wizard().element());

  await wizard().getByRole('button', { name: '+3 more on Mon 1 Mar' }).click();
  const day = page.getByRole('dialog', { name: 'Mon 1 Mar 2027' });
  await expect.element(day.getByText('Finn Fox')).toBeVisible();
  await day.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(day).not.toBeInTheDocument();

  await wizard().getByText('List', { exact: true }).click();
  const list = wizard().getByRole('region', { name: 'Shifts', exact: true });
  await expect
    .poll(() => texts(list.getByRole('columnheader')))
    .toEqual(['Employee', 'Date', 'Time', 'Location', 'Role']);
  await wizard().getByLabelText('Filter by employee').selectOptions('Finn Fox');
  await expect.element(wizard().getByText('6 shifts', { exact: true })).toBeVisible();
  await expect
    .element(list.getByRole('row').nth(1))
    .toHaveTextContent(/Finn Fox.*Mon 1 Mar 2027.*07:00–19:00/);

  await page.viewport(360, 740);
  await expect
    .element(list.getByRole('listitem').first())
    .toHaveTextContent('Mon 1 Mar, 07:00–19:00');
  await expectNoSidewaysScroll();
  await wizard().getByText('Calendar', { exact: true }).click();
  await expect.element(wizard().getByText('No shifts').first()).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible(wizard().element());
});
