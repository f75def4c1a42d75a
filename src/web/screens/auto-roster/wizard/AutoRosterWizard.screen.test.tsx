import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { generateRoster, previewRoster, undoRun } from '#contract/api/auto-roster';
import { AppError } from '#contract/errors';
import { DUPONT, FOUR_ON_FOUR_OFF, run, template } from '../../../testing/auto-roster';
import { withBakery } from '../../../testing/bakery';
import { press, toast } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { blockedByRest } from '../../../testing/findings';
import { generation } from '../../../testing/generation';
import { employee, group } from '../../../testing/people';
import { expectNoSidewaysScroll, idOf, test } from '../../../testing/screen-test';
import { DEPOT } from '../../../testing/shifts';
import {
  assignAll,
  chooseDates,
  chooseTemplate,
  everyoneInTeams,
  generatePreview,
  goOnTo,
  openWizard,
  scanForConflicts,
  wizard,
} from '../../../testing/wizard';

const TWO_ON = template('Two on, two off', { last_run: null });

function withCrew(server: FakeServer, size: number) {
  const people = Array.from({ length: size }, (_, index) =>
    employee(`Person ${String(index + 1).padStart(2, '0')}`),
  );
  const templates = [DUPONT, FOUR_ON_FOUR_OFF, TWO_ON];
  server.on(previewRoster).answer(({ body }) => {
    const found = templates.find(({ id }) => id === body.templateId);
    if (!found) throw new AppError('not_found');
    return generation(body, found);
  });
  return withBakery(server, {
    people,
    templates,
    groups: [group('Day crew'), group('Night crew', { position: 1 })],
  });
}

const next = () => wizard().getByRole('button', { name: 'Next', exact: true });
const team = (name: string) => wizard().getByRole('region', { name: `Team ${name}`, exact: true });
const text = (words: string | RegExp) => wizard().getByText(words, { exact: true });

/** From the first step to the last, for two people and seven days. */
async function toTheEnd(): Promise<void> {
  await openWizard();
  await chooseTemplate('Two on, two off');
  await goOnTo('Configure Parameters');
  await chooseDates('2027-03-01', '2027-03-07');
  await goOnTo('Select Teams');
  await everyoneInTeams();
  await goOnTo('Location Assignments');
  await assignAll();
  await goOnTo('Review Conflicts');
  await scanForConflicts();
  await expect.element(text('No conflicts detected. Ready to proceed.')).toBeVisible();
  await goOnTo('Preview Results');
  await generatePreview();
  await goOnTo('Confirm & Generate');
}

async function confirmAndGenerate(): Promise<Locator> {
  await wizard().getByRole('button', { name: 'Generate Roster' }).click();
  const question = page.getByRole('alertdialog', { name: 'Generate Roster' });
  await question.getByRole('button', { name: 'Generate Roster' }).click();
  return question;
}

test('each step says how far it is, and an impossible range is refused', async ({
  server,
  open,
}) => {
  withCrew(server, 8);
  await open('/employees');
  await openWizard();
  await expect.element(wizard().getByText('Step 1 of 7')).toBeVisible();
  await expect.element(wizard().getByText('0 / 7 completed')).toBeVisible();
  await wizard().getByLabelText('Search templates').fill('no such pattern');
  await expect.element(wizard().getByText('No templates found')).toBeVisible();
  await wizard().getByRole('button', { name: 'Clear Filters' }).click();
  await chooseTemplate('DuPont');
  await goOnTo('Configure Parameters');
  await chooseDates('2027-03-01', '2027-06-01');
  await expect.element(wizard().getByText('Invalid Range')).toBeVisible();
  await chooseDates('2027-03-01', '2027-03-28');
  await expect.element(wizard().getByText('28 days, 4 weeks')).toBeVisible();
  // A preview of one week is checked several times as quickly.
  await chooseDates('2027-03-01', '2027-03-07');
  await expect.element(wizard().getByLabelText('Timezone')).toHaveValue('Australia/Sydney');
  await wizard().getByLabelText('Maximum consecutive nights').fill('4');
  await goOnTo('Select Teams');
  await everyoneInTeams();
  await expect.element(wizard().getByText('8 selected, 8 in a team')).toBeVisible();
  await expect.element(team('D')).toHaveTextContent('2 people');
  await goOnTo('Location Assignments');
  await expect
    .element(wizard().getByText('2 shift codes still need location assignments'))
    .toBeVisible();
  await expect.element(wizard().getByLabelText('Start time of N')).toBeDisabled();
  await assignAll();
  await expect.element(wizard().getByText('2 / 2 assigned')).toBeVisible();
  await expect
    .element(wizard().getByText('All shift codes have been assigned to locations'))
    .toBeVisible();
  await goOnTo('Review Conflicts');
  await expectAccessible(wizard().element());
  await scanForConflicts();
  await goOnTo('Preview Results');
  await generatePreview();
  await expectAccessible(wizard().element());
  await goOnTo('Confirm & Generate');
  await expect.element(wizard().getByText('86% complete')).toBeVisible();
  await expectAccessible(wizard().element());
});

test('the next roster goes on where the last one of its template ended', async ({
  server,
  open,
}) => {
  const bakery = withCrew(server, 2);
  const dates = { cycle_start_date: '2027-03-01', end_date: '2027-03-28' };
  const last_run = dates as NonNullable<typeof DUPONT.last_run>;
  bakery.templates = [{ ...DUPONT, last_run }];
  await open('/employees');
  await openWizard();
  await chooseTemplate('DuPont');
  await goOnTo('Configure Parameters');
  await chooseDates('2027-03-31', '2027-04-27');
  await expect.element(wizard().getByLabelText('Continue the cycle of the last run')).toBeChecked();
  await expect
    .element(wizard().getByText(/ended on 28 Mar 2027, on day 28/))
    .toHaveTextContent('Wed 31 Mar 2027 is day 3 of 28.');
});

test('a roster that changed since its preview goes back to it, and a generated one is undone', async ({
  server,
  open,
}) => {
  withCrew(server, 2);
  server.on(generateRoster).answer(() => {
    throw new AppError('roster_changed', {
      sentence: 'It would create 9 instead of 10 shifts.',
    });
  });
  await open('/employees');
  await toTheEnd();
  await wizard().getByLabelText('I confirm the roster configuration is correct').click();
  const question = await confirmAndGenerate();
  await expect.element(question).toHaveTextContent('create 9 instead of 10 shifts');
  await expectAccessible(question.element());
  await question.getByRole('button', { name: 'Go back to the preview' }).click();
  await expect.element(wizard().getByRole('heading', { name: 'Preview Results' })).toBeVisible();
  await generatePreview();
  await goOnTo('Confirm & Generate');
  await wizard().getByLabelText('I confirm the roster configuration is correct').click();

  server.on(generateRoster).answer(() => {
    throw new AppError('unavailable', { sentence: 'Not now.' });
  });
  await confirmAndGenerate();
  await expect.element(wizard().getByRole('alert')).toHaveTextContent('503: Not now.');
  await expect.element(toast('Failed to generate roster')).toBeVisible();

  server.on(generateRoster).answer(({ body }) => ({
    run_id: idOf('a run'),
    summary: generation(body, TWO_ON).summary,
  }));
  server.on(undoRun).answer(() => ({ removed: 8, kept: 0, restored: 0, rule_paused: false }));
  await confirmAndGenerate();
  await expect.element(wizard()).not.toBeInTheDocument();
  await expect.element(toast('Created 8 shifts')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(toast('Removed 8 shifts.')).toBeVisible();
  expect(server.sent(undoRun)[0]?.params.id).toBe(idOf('a run'));
  expect(server.sent(generateRoster).at(-1)?.body.expected?.created).toBe(8);
});

test('a roster that a rule blocks is generated with a reason of an admin, and Fill follows', async ({
  server,
  open,
}) => {
  withCrew(server, 2);
  server.on(generateRoster).answer(({ body }) => {
    if (!body.override) throw blockedByRest(40, 2);
    const { summary } = generation(body, TWO_ON);
    return { run_id: idOf('run'), summary: { ...summary, rule_warnings: 3 } };
  });
  await open('/employees');
  await toTheEnd();
  await wizard().getByLabelText('Fill what the pattern leaves open').click();
  await wizard().getByLabelText('I confirm the roster configuration is correct').click();
  await confirmAndGenerate();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await expect.element(blocked).toHaveTextContent('Rest between shifts40 blocks2 people');
  await expect.element(blocked.getByText('+39 more')).toBeVisible();
  await blocked.getByLabelText('Reason').fill('Agreed with both by phone');
  await expectAccessible(blocked.element());
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(toast(/Your rules found 3 warnings\./)).toBeVisible();
  expect(server.sent(generateRoster).map(({ body }) => body.override?.reason)).toEqual([
    undefined,
    'Agreed with both by phone',
  ]);
  const fill = page.getByRole('dialog', { name: 'Fill the roster' });
  await expect.element(fill.getByLabelText('Last day')).toHaveValue('2027-03-07');
}, 90_000);

test('a rerun fills the wizard in, with what still exists', async ({ server, open }) => {
  const bakery = withCrew(server, 2);
  const people = bakery.people.map(({ id }) => id);
  bakery.runs = [
    run({
      template_id: DUPONT.id,
      template_name: 'DuPont',
      generation_params: JSON.stringify({
        startDate: '2027-03-01',
        endDate: '2027-03-28',
        employeeIds: people,
        parameters: { roleLabel: 'Operator', default_location_id: DEPOT.id },
        minRestHours: 11,
        conflictStrategy: 'skip',
        teams: [{ employeeIds: [] }, { employeeIds: people }],
      }),
    }),
  ];
  await open('/employees');
  const rerun = page.getByRole('button', { name: /^Rerun/ });
  await rerun.click();
  await expect.element(toast('Parameters Loaded')).toBeVisible();
  await expect.element(wizard().getByRole('radio', { name: 'DuPont' })).toBeChecked();
  await press(next(), '{Enter}');
  // The days after the run, as many as it had.
  await expect.element(wizard().getByLabelText('Start date')).toHaveValue('2027-03-29');
  await expect.element(wizard().getByLabelText('End date')).toHaveValue('2027-04-25');
  await expect.element(wizard().getByLabelText('Minimum rest hours')).toHaveValue(11);
  await expect.element(wizard().getByLabelText('Default role label')).toHaveValue('Operator');
  await expect.element(wizard().getByRole('radio', { name: 'Skip' })).toBeChecked();
  await press(next(), '{Enter}');
  await expect.element(team('B')).toHaveTextContent('2 people');
  await press(next(), '{Enter}');
  await expect.element(wizard().getByText('2 / 2 assigned')).toBeVisible();
  // Nothing was entered, so nothing is asked.
  await wizard().getByRole('button', { name: 'Close' }).click();
  await expect.element(wizard()).not.toBeInTheDocument();

  bakery.people = bakery.people.slice(1);
  server.tell({ topic: 'employees' });
  await expect.element(page.getByText('1 employee', { exact: true })).toBeVisible();
  await rerun.click();
  await expect
    .element(
      toast('Could not load all saved parameters. Please verify settings before proceeding.'),
    )
    .toBeVisible();
});

test('an incomplete step says what is missing, and closing asks first', async ({
  server,
  open,
}) => {
  withCrew(server, 2);
  await open('/employees');
  await openWizard();
  // It can be pressed although it is greyed, and says why.
  await press(next(), '{Enter}');
  const banner = wizard().getByRole('alert');
  await expect
    .element(banner)
    .toHaveTextContent('Please complete all required fields before proceeding');
  await expect.element(banner).toHaveTextContent('Please select a template');
  await chooseTemplate('DuPont');
  await expect.element(banner).not.toBeInTheDocument();
  await goOnTo('Configure Parameters');
  await goOnTo('Select Teams');
  await press(next(), '{Enter}');
  await expect.element(banner).toHaveTextContent('At least one employee or group must be selected');

  const steps = wizard().getByRole('navigation', { name: 'Steps' });
  await expect.element(steps.getByRole('button', { name: 'Location Assignments' })).toBeDisabled();
  await steps.getByRole('button', { name: 'Select Template' }).click();
  await expect.element(wizard().getByRole('radio', { name: 'DuPont' })).toBeChecked();
  await wizard().getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(wizard()).not.toBeInTheDocument();
  await openWizard();
  await expect.element(wizard().getByText('No template selected yet.')).toBeVisible();
  await wizard().getByRole('button', { name: 'Close' }).click();
  await expect.element(wizard()).not.toBeInTheDocument();
});

async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (target.element() === document.activeElement) return;
    await userEvent.tab();
  }
  await expect.element(target).toHaveFocus();
}

test('steps 1 to 4 by keyboard alone', async ({ server, open }) => {
  withCrew(server, 6);
  await open('/employees');
  await tabTo(page.getByRole('button', { name: 'Auto-Roster Wizard' }));
  await userEvent.keyboard('{Enter}');
  const goOn = async (title: string) => {
    await tabTo(next());
    await userEvent.keyboard('{Enter}');
    await expect.element(wizard().getByRole('heading', { name: title })).toHaveFocus();
  };
  await expect.element(wizard().getByRole('radio', { name: 'DuPont' })).toBeVisible();
  await tabTo(wizard().getByLabelText('Search templates'));
  await userEvent.keyboard('4-on-4');
  await expect.poll(() => wizard().getByRole('radio').elements().length).toBe(1);
  await tabTo(wizard().getByRole('radio', { name: '4-on-4-off fixed' }));
  await userEvent.keyboard(' ');
  await expect.element(wizard().getByRole('radio', { name: '4-on-4-off fixed' })).toBeChecked();

  await goOn('Configure Parameters');
  const nextMonth = wizard().getByRole('button', { name: 'Next Month' });
  await tabTo(nextMonth);
  await userEvent.keyboard('{Enter}');
  await expect.element(nextMonth).toHaveAttribute('aria-pressed', 'true');
  await tabTo(wizard().getByRole('radio', { name: 'Flag' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(wizard().getByRole('radio', { name: 'Skip' })).toBeChecked();

  await goOn('Select Teams');
  await tabTo(wizard().getByRole('tab', { name: 'By Shift Groups' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(wizard().getByRole('tab', { name: 'Manual Selection' })).toHaveFocus();
  await tabTo(wizard().getByRole('option').first());
  await userEvent.keyboard(' {End} ');
  const selected = wizard().getByRole('option', { selected: true });
  await expect.poll(() => selected.elements().length).toBe(2);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(wizard().getByText('6 of 6 selected')).toBeVisible();
  await expect.element(wizard().getByRole('region', { name: 'Unassigned' })).toBeVisible();
  await tabTo(wizard().getByRole('button', { name: 'Team of Person 01' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Team A' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // Whoever has a team leaves the list, and the next one takes the focus.
  await expect.element(wizard().getByRole('button', { name: 'Team of Person 02' })).toHaveFocus();
  await expect.element(team('A')).toHaveTextContent('Person 01');

  await goOn('Location Assignments');
  const assign = wizard().getByLabelText('Assign all shifts to location');
  await tabTo(assign);
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('option', { name: 'Parramatta Depot' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(wizard().getByText('2 / 2 assigned')).toBeVisible();
  await expect.element(assign).toHaveFocus();
  await tabTo(wizard().getByLabelText('Use Template Defaults'));
  await userEvent.keyboard(' ');
  const start = wizard().getByLabelText('Start time of D');
  await tabTo(start);
  await userEvent.keyboard('6{Tab}');
  await expect.element(start).toHaveValue('06:00');
  await goOn('Review Conflicts');
});

test('on a phone steps 1 to 4 fit, and are accessible', async ({ server, open }) => {
  withCrew(server, 4);
  await page.viewport(360, 740);
  await open('/employees');
  await openWizard();
  const looksRight = async () => {
    await expectNoSidewaysScroll();
    await expectAccessible(wizard().element());
  };
  await looksRight();
  await chooseTemplate('DuPont');
  await goOnTo('Configure Parameters');
  await looksRight();
  await goOnTo('Select Teams');
  await wizard()
    .getByRole('checkbox', { name: /Day crew/ })
    .click();
  await looksRight();
  await everyoneInTeams();
  await team('A').getByText('Person 01').click();
  await expect.element(wizard().getByRole('grid', { name: 'People in Team A' })).toBeVisible();
  await looksRight();
  await goOnTo('Location Assignments');
  await assignAll();
  await expect.element(wizard().getByText('2 / 2 assigned')).toBeVisible();
  await looksRight();
  await goOnTo('Review Conflicts');
});
