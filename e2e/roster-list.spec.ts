// The list view by the real server's clock. The rest: src/web/screens/roster/list/RosterList.screen.test.tsx.
import type { Page } from '@playwright/test';
import { roster } from './testing/roster-day';
import { expect, test } from './testing/test';

// A busy machine needs longer for the many steps of a journey.
test.describe.configure({ timeout: 90_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time in Sydney. */
function sydney(at: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(at)
    .toLocaleString('sv-SE', {
      timeZone: 'Australia/Sydney',
      timeStyle: 'short',
      dateStyle: 'short',
    })
    .split(' ');
  return { date, time };
}

function between(from: number, to: number) {
  const start = sydney(from);
  return { date: start.date, startTime: start.time, endTime: sydney(to).time };
}

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('shifts move from upcoming to active by the server’s clock, whatever the browser’s says', async ({
  page,
}) => {
  const { addShift } = await roster(page, [{ name: 'Amy' }, { name: 'Ben' }, { name: 'Carl' }]);
  const now = Date.now();
  await addShift({ employee: 'Amy', ...between(now + 20 * MINUTE, now + 4 * HOUR) });
  await addShift({ employee: 'Ben', ...between(now - HOUR, now + HOUR), published: true });
  await addShift({ employee: 'Carl', ...between(now - 3 * HOUR, now - HOUR) });

  await page.clock.install({ time: now + 3 * HOUR });
  await page.goto('/roster?view=list');
  const active = section(page, /^Active Now \(1\)$/);
  await expect(active.getByRole('button')).toHaveText([/Ben/]);
  const upcoming = section(page, /^Upcoming Shifts \(1\)$/);
  await expect(upcoming.getByRole('button')).toHaveText([
    /Amy.*Draft.*\d\d:\d\d–\d\d:\d\d.*4 h.*Parramatta Depot/,
  ]);
  await expect(section(page, /^Recently Completed$/).getByRole('button')).toHaveText([/Carl.*2 h/]);

  // No answer comes any more: it would bring the server's clock, on which no half hour has gone by.
  await page.route('**/api/**', () => undefined);
  await page.clock.fastForward(30 * MINUTE);
  await expect(section(page, /^Active Now \(2\)$/).getByRole('button')).toHaveText([/Ben/, /Amy/]);
  await expect(section(page, /^Upcoming Shifts \(0\)$/)).toContainText('No shifts are coming up.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
