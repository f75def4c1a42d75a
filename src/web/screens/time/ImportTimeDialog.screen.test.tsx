import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { importClockEvents } from '#contract/api/clock-import';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { person, test } from '../../testing/screen-test';

test('a file of another clock is checked by the server, row by row, then imported', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(importClockEvents).answer(({ body: { rows } }) => ({
    events: rows.length,
    people: 1,
    known: 2,
    closed: 1,
    problems: rows.flatMap(({ kind }, row) =>
      kind === 'lunch' ? [{ row, field: 'kind' as const, message: "Write 'in' or 'out'." }] : [],
    ),
  }));
  await open('/time', person({ role: 'manager' }));
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import clocked time' });
  const input = dialog.getByLabelText('Choose a CSV file or drop it here');
  const file = (text: string) => new File([text], 'clock.csv', { type: 'text/csv' });
  await userEvent.upload(input, file('employee,kind\n7,in\n'));
  await expect
    .element(dialog.getByText('The file has no column job_site, date, time.'))
    .toBeVisible();
  const head = 'Time,Date,Kind,Job site,Employee\n';
  await userEvent.upload(input, file(`${head}09:00,10/03/2027,lunch,Depot,7\n`));
  await expect.element(dialog.getByText("Row 2, kind: Write 'in' or 'out'.")).toBeVisible();
  await expectAccessible(dialog.element());
  await userEvent.upload(input, file(`${head}09:00,10/03/2027,in,Depot,7\n`));
  await expect
    .element(
      dialog.getByText(
        '1 clocked event of 1 person can be imported. 2 rows were imported before or are twice in the file, and count once. 1 event is in a closed pay period. What it changes there waits for approval as an adjustment.',
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 clocked event' }).click();
  await expect
    .poll(() => server.sent(importClockEvents).at(-1)?.body)
    .toEqual({
      dryRun: false,
      rows: [
        {
          employee: '7',
          job_site: 'Depot',
          kind: 'in',
          date: '10/03/2027',
          time: '09:00',
          break: '',
        },
      ],
    });
});
