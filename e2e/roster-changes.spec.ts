// The grid shows a change before the server answers, and a draft without colours.
import type { Locator, Page } from '@playwright/test';
import { roster, toast } from './testing/roster-day';
import { expect, test } from './testing/test';

const MONDAY = '2027-11-22';
const PEOPLE = [{ name: 'Amy Able' }, { name: 'Ben Best' }, { name: 'Cat Cook' }];

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

/** Holds requests back until `answer` is called. */
async function held(page: Page, path: string, status?: number) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    await answered;
    if (status) await route.fulfill({ status, contentType: 'text/plain', body: 'Out of order' });
    else await route.continue();
  });
  return answer;
}

/** The part of two pictures that differs, from 0 to 1, for eyes that see no colours. */
async function differenceInGrey(page: Page, one: Locator, other: Locator): Promise<number> {
  const pictures = [await one.screenshot(), await other.screenshot()];
  return page.evaluate(
    async (encoded) => {
      const [first = [], second = []] = await Promise.all(
        encoded.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
          return Array.from({ length: data.length / 4 }, (_, pixel) => {
            const [red = 0, green = 0, blue = 0] = data.slice(pixel * 4, pixel * 4 + 3);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          });
        }),
      );
      const differs = first.filter((grey, at) => Math.abs(grey - (second[at] ?? 0)) > 8);
      return differs.length / first.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

test('U5, U10: a change shows before the server answers, and a draft is recognised without colours', async ({
  page,
  troubles,
}) => {
  const { addShift } = await roster(page, PEOPLE);
  await addShift({ date: MONDAY });
  await addShift({ employee: 'Ben Best', date: MONDAY, published: true });
  await addShift({ employee: 'Cat Cook', date: MONDAY });
  await page.goto(`/roster?date=${MONDAY}`);
  const draft = cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft');
  const published = cell(page, 'Ben Best, Mon 22 Nov 2027, 07:00 to 09:00');
  const likewise = cell(page, 'Cat Cook, Mon 22 Nov 2027, 07:00 to 09:00, Draft');
  await expect(likewise).toBeVisible();
  expect(await differenceInGrey(page, draft, likewise)).toBeLessThan(0.01);
  expect(await differenceInGrey(page, draft, published)).toBeGreaterThan(0.1);

  const fail = await held(page, '**/api/roster/cells', 500);
  await draft.click({ modifiers: ['ControlOrMeta'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(cell(page, 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00')).toBeVisible();
  fail();
  await expect(toast(page, 'Failed to change the roster')).toBeVisible();
  await expect(toast(page, '500: Out of order')).toBeVisible();
  await expect(draft).toBeVisible();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('status of 500')]);

  const answer = await held(page, '**/api/roster/transfer');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await draft.focus();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  const moved = cell(page, 'Amy Able, Tue 23 Nov 2027, 07:00 to 09:00, Draft');
  await expect(moved).toBeVisible();
  await expect(cell(page, 'Amy Able, Mon 22 Nov 2027, no shifts')).toBeVisible();
  await expect(toast(page, 'Moved 1 shift')).toBeHidden();
  answer();
  await expect(toast(page, 'Moved 1 shift')).toBeVisible();
  await expect(moved).toBeVisible();
});
