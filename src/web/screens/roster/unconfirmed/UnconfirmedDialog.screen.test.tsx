import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listUnconfirmedShifts } from '#contract/api/shift-answers';
import { addDays } from '#engine/time/dates';
import { todayIn } from '../../../platform/formats';
import { withBakery } from '../../../testing/bakery';
import { texts } from '../../../testing/by-hand';
import { expectAccessible } from '../../../testing/expect-accessible';
import { expectNoSidewaysScroll, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';

const TODAY = todayIn('Australia/Sydney');

test('unconfirmed shifts are counted and listed with their notes, for a week or a day', async ({
  server,
  open,
}) => {
  withBakery(server);
  const soon = {
    ...shift('Amy Able', { date: addDays(TODAY, 1) }),
    answer: 'cannot' as const,
    answer_note: 'My child is sick',
  };
  const later = {
    ...shift('Ben Best', { date: addDays(TODAY, 5) }),
    answer: null,
    answer_note: null,
  };
  server
    .on(listUnconfirmedShifts)
    .answer(({ query }) =>
      query.hours === 24 ? { count: 1, shifts: [soon] } : { count: 2, shifts: [soon, later] },
    );
  await page.viewport(360, 740);
  await open('/roster?view=list');
  await page.getByRole('button', { name: '2 unconfirmed shifts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unconfirmed' });
  const rows = dialog.getByRole('article');
  await expect
    .poll(() => texts(rows))
    .toEqual([
      expect.stringMatching(/^Amy AbleCan't work.*My child is sick/),
      expect.stringMatching(/^Ben BestNo answer/),
    ]);
  await expectNoSidewaysScroll();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Next 24 hours' }).click();
  await expect.poll(() => texts(rows)).toEqual([expect.stringMatching(/^Amy Able/)]);
  await dialog.getByRole('link', { name: /^Show/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
