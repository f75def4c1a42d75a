// What makes Muster comfortable for everyone: visible focus, zoom, no motion for those who want none, clear times.
import type { Page } from '@playwright/test';
import { logIn } from './testing/log-in';
import { addShift, addSite, withSite } from './testing/shifts';
import { account, expect, expectNoSidewaysScroll, test } from './testing/test';

const PAGES = [
  '/dashboard',
  '/employees',
  '/roster?view=list',
  '/sites',
  '/organization',
  '/account',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** The focused element's name, if something else covers all of it. */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return null;
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const parts = [0.05, 0.3, 0.5, 0.7, 0.95];
    const seen = parts.some((across) =>
      parts.some((down) => {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }),
    );
    return seen ? null : (focused.textContent || focused.outerHTML).slice(0, 80);
  });
}

/** Texts that are cut off without an ellipsis. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *')]
      .filter((element) => {
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const { overflowX, textOverflow } = getComputedStyle(element);
        const cut = overflowX === 'hidden' || overflowX === 'clip';
        const hidden = element.closest('.sr-only') || element.clientWidth < 2;
        if (!own || !cut || hidden || textOverflow === 'ellipsis') return false;
        return element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent ?? ''),
  );
}

test('at twice the text size nothing is cut off and the focused element is never covered', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 400 });
  await logIn(page, account('Owner'));
  for (const path of PAGES) {
    await open(page, path);
    await expectNoSidewaysScroll(page);
    expect(await clippedTexts(page), path).toEqual([]);
    for (const [key, times] of [
      ['Tab', 25],
      ['Shift+Tab', 20],
    ] as const) {
      for (let pressed = 0; pressed < times; pressed++) {
        await page.keyboard.press(key);
        expect(await coveredFocus(page), `${path}, ${key}`).toBeNull();
      }
    }
  }
});

test('people who ask for reduced motion see none while loading or in dialogs', async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  await logIn(page, account('Owner'));
  await page.route('**/api/employees*', async (route) => {
    await held;
    await route.continue();
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/employees');
  await expect(page.locator('.animate-pulse').first()).toBeVisible();
  // Skeletons pulse for everyone else, so the next check could fail.
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await running()).toBe(0);
  release();
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Employee' })).toBeVisible();
  expect(await running()).toBe(0);
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test("shift times are the site's, and their zone is shown once", async ({ page }) => {
    const { idOf, locationId } = await withSite(page, [{ name: 'Amy Able' }, { name: 'Ben Bold' }]);
    const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
    const date = sydney.format(Date.now() + 24 * 3_600_000);
    for (const name of ['Amy Able', 'Ben Bold']) {
      await addShift(page, { employeeId: idOf(name), locationId, date });
    }
    await open(page, '/roster?view=list');
    await expect(page.getByText('09:00–17:00')).toHaveCount(2);
    await expect(page.getByText(/Sydney time, AE[DS]T/)).toHaveCount(1);
    await page.goto(`/roster?date=${date}`);
    await expect(page.getByRole('gridcell', { name: /Amy Able, .*09:00 to 17:00/ })).toBeVisible();

    const perth = await addSite(page, { name: 'Perth Depot', town: 'Perth', state: 'WA' });
    await addShift(page, {
      employeeId: idOf('Ben Bold'),
      locationId: perth,
      date,
      startTime: '18:00',
      endTime: '20:00',
    });
    await open(page, '/roster?view=list');
    await expect(page.getByText("Times are in each site's time zone")).toBeVisible();
    await expect(page.getByText('09:00–17:00').first()).toContainText(/AE[DS]T/);
    await expect(page.getByText('18:00–20:00')).toContainText('AWST');
  });
});
