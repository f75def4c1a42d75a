// Going from day to day: steps, a date to jump to, and New Year as a day like any other.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { test } from '../../testing/screen-test';
import { expectInView } from './testing/expect-in-view';
import { employee, fakeRoster, shift } from './testing/fake-roster';

test('28 December and 3 January are seen together, with their shifts', async ({ server, open }) => {
  fakeRoster(server, [employee('Amy Able')], {
    'Amy Able 2027-12-31': [shift(7, 15)],
    'Amy Able 2028-01-01': [shift(9, 17)],
  });
  await open('/roster?date=2027-12-28');
  await expectInView('Tue 28 Dec 2027');
  await expectInView('Mon 3 Jan 2028');
  const last = page.getByRole('gridcell', { name: /^Amy Able, Fri 31 Dec 2027, 07:00 to 15:00/ });
  await last.click({ modifiers: ['Control'] });
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(page.getByRole('gridcell', { name: /^Amy Able, Sat 1 Jan 2028, 09:00 to 17:00/ }))
    .toHaveFocus();
});

test('the arrows go by weeks, fortnights or months, and a date is jumped to', async ({
  server,
  open,
}) => {
  fakeRoster(server, [employee('Amy Able')]);
  await open('/roster?date=2027-12-28');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expectInView('Tue 4 Jan 2028');
  await expectInView('Mon 3 Jan 2028', false);
  await page.getByLabelText('Step').selectOptions('Month');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expectInView('Sat 4 Dec 2027');
  await expectInView('Fri 3 Dec 2027', false);
  await page.getByLabelText('First day').fill('2031-06-02');
  await userEvent.keyboard('{Enter}');
  await expectInView('Mon 2 Jun 2031');
});
