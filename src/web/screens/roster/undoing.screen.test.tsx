import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { undoChange } from '#contract/api/roster';
import { blockedByRest } from '../../testing/findings';
import { test } from '../../testing/screen-test';
import { employee, fakeRoster, shift } from './testing/fake-roster';

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const told = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('Ctrl+Z undoes step after step, says which, and says when nothing is left', async ({
  server,
  open,
}) => {
  fakeRoster(server, [employee('Amy Able')], { 'Amy Able 2027-11-22': [shift(7, 15)] });
  await open('/roster?date=2027-11-22');
  await cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}{Control>}x{/Control}{ArrowRight}{Control>}v{/Control}');
  await told('Moved 1 shift');
  await userEvent.keyboard('{Delete}');
  await told('Deleted 1 shift');
  await expect.element(cell('Amy Able, Tue 23 Nov 2027, no shifts')).toHaveFocus();

  await userEvent.keyboard('{Control>}z{/Control}');
  await told('Undid: deleted 1 shift');
  await expect.element(cell('Amy Able, Tue 23 Nov 2027, 07:00 to 15:00')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await told('Undid: moved 1 shift');
  await expect.element(cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await told('Nothing left to undo');
  expect(server.sent(undoChange)).toHaveLength(2);
});

test('an undo that a rule blocks is done with a reason of an admin, and tells what it found', async ({
  server,
  open,
}) => {
  fakeRoster(server, [employee('Amy Able')], { 'Amy Able 2027-11-22': [shift(7, 15)] });
  await open('/roster?date=2027-11-22');
  await cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Delete}');
  await told('Deleted 1 shift');
  server.on(undoChange).answer(({ body }) => {
    if (!body.override) throw blockedByRest();
    const warnings = ['Amy Able: 8 days in a row.'];
    return { shifts: 1, statuses: 0, cells: null, warnings, warningCount: 1 };
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await expect.element(blocked).toHaveTextContent('Rest of 8 h');
  await blocked.getByLabelText('Reason').fill('Agreed by phone');
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await told('Undid: deleted 1 shift');
  await told('Amy Able: 8 days in a row.');
  expect(server.sent(undoChange).at(-1)?.body.override).toEqual({ reason: 'Agreed by phone' });
});
