import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  type ClockSettings,
  DEFAULT_CLOCK_SETTINGS,
  getClockSettings,
  setClockSettings,
} from '#contract/api/clock';
import { AppError } from '#contract/errors';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { test } from '../../../testing/screen-test';

function withSettings(server: FakeServer, changes: Partial<ClockSettings> = {}) {
  withBakery(server);
  let settings = { ...DEFAULT_CLOCK_SETTINGS, ...changes };
  server.on(getClockSettings).answer(() => settings);
  server.on(setClockSettings).answer(({ body }) => {
    settings = body;
    return settings;
  });
}

const field = (name: string) => page.getByLabelText(name);

/** A date has several stops of the Tab key. */
async function enter(name: string, value: string) {
  await field(name).fill(value);
  (field(name).element() as HTMLElement).blur();
}

test('every setting of the clock is saved as it is made', async ({ server, open }) => {
  withSettings(server);
  await open('/organization');
  for (const [name, value] of [
    ['Late after (minutes)', '15'],
    ['Ask about the break after (minutes)', '240'],
    ['Usual break (minutes)', '45'],
    ['Longest shift (hours)', '16'],
    ['Told your people in writing on', '2026-01-05'],
  ] as const) {
    await enter(name, value);
  }
  await expect
    .element(page.getByText('We read where they are from Mon 19 Jan 2026 on'))
    .toBeVisible();
  await field('Where people are').selectOptions('block');
  await enter('At the site within (metres)', '300');
  await field('Time counts').selectOptions('roster');
  await expect
    .poll(() => server.sent(setClockSettings).at(-1)?.body)
    .toEqual({
      geofence: 'block',
      radius_m: 300,
      notice_given_on: '2026-01-05',
      early_in: 'roster',
      longest_hours: 16,
      ask_break_after_minutes: 240,
      usual_break_minutes: 45,
      late_after_minutes: 15,
    });
  await expectAccessible();
});

test('a figure that is out of range says so beside its field, and nothing is sent', async ({
  server,
  open,
}) => {
  withSettings(server);
  await open('/organization');
  await enter('Late after (minutes)', '121');
  await expect
    .element(field('Late after (minutes)'))
    .toHaveAccessibleDescription(/Enter a whole number from 1 to 120/);
  await enter('Told your people in writing on', '2999-01-01');
  await expect
    .element(field('Told your people in writing on'))
    .toHaveAccessibleDescription(/Choose a day that has come/);
  expect(server.sent(setClockSettings)).toEqual([]);
});

test("the server's complaint stands beside its field", async ({ server, open }) => {
  withSettings(server);
  const message = 'Record when you told your people first';
  server.on(setClockSettings).answer(() => {
    throw new AppError('invalid_input', { fields: [{ field: 'notice_given_on', message }] });
  });
  await open('/organization');
  await field('Time counts').selectOptions('roster');
  await expect
    .element(field('Told your people in writing on'))
    .toHaveAccessibleDescription(new RegExp(message));
});
