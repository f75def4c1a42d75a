// The roster grid on screens with more pixels than the page: what is drawn while it moves is the grid at rest, so that
// nothing jumps. A scale that is only emulated isn't rounded as on a screen, so these browsers start with theirs.
import type { Page } from '@playwright/test';
import { roster } from './testing/roster-day';
import { daysFrom, MONDAY } from './testing/roster-grid';
import { expect, test } from './testing/test';

const PEOPLE = Array.from({ length: 20 }, (_, at) => ({
  name: `Person ${String.fromCharCode(65 + at)}`,
}));

for (const scale of [1.25, 1.5]) {
  test(`at ${scale * 100} % nothing jumps when the grid comes to rest`, async ({
    page: ordinary,
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const { addShift } = await roster(ordinary, PEOPLE);
    const published = true;
    for (const { name } of PEOPLE.slice(8, 16)) {
      const shifts = daysFrom(MONDAY, 4).map((date) => ({ employee: name, date, published }));
      await Promise.all(shifts.map(addShift));
    }
    const { args = [], ...options } = launchOptions;
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...args, '--window-size=1280,800', `--force-device-scale-factor=${scale}`],
    });
    const storageState = await ordinary.context().storageState();
    // The size and the scale of the window itself.
    const window = { viewport: null, deviceScaleFactor: undefined } as object;
    const context = await browser.newContext({ ...window, storageState, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/roster?date=${MONDAY}`);
    await expect(page.getByRole('gridcell', { name: /07:00 to 09:00/ }).first()).toBeAttached();
    expect(await page.evaluate(() => devicePixelRatio)).toBe(scale);
    expect(await partThatJumps(page)).toBeLessThan(0.002);
    await browser.close();
  });
}

/** The part of the grid that differs to the eye between its last picture and its elements at rest. */
async function partThatJumps(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const grid = document.querySelector('.roster-grid');
    const isMoving = () => grid?.querySelector('.view.moving') != null;
    const frame = () => new Promise(requestAnimationFrame);
    // A machine that is busy elsewhere sees single steps instead of a fling.
    const [x = 0, y = 0] = [grid?.scrollLeft, grid?.scrollTop];
    while (!isMoving()) {
      for (const step of [40, 30, 20, 10, 0]) {
        grid?.scrollTo(x + 30 + step, y + 70 + step);
        await frame();
        await frame();
      }
    }
    while (isMoving()) await frame();
  });
  const elements = (await page.screenshot()).toString('base64');
  return page.evaluate(async (source) => {
    const view = document.querySelector('.roster-grid .view');
    const picture = view?.querySelector<HTMLCanvasElement>('.moving-picture');
    if (!view || !picture) throw new Error('The grid was never drawn as a picture');
    const { x, y } = view.getBoundingClientRect();
    const { width, height } = picture;
    const pixels = (image: CanvasImageSource, left: number, top: number) => {
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      pen?.drawImage(image, -Math.round(left), -Math.round(top));
      return pen?.getImageData(0, 0, width, height).data ?? [];
    };
    const drawn = pixels(picture, 0, 0);
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const laidOut = pixels(image, x * devicePixelRatio, y * devicePixelRatio);
    let apart = 0;
    for (let at = 0; at < drawn.length; at += 4) {
      const parts = [0, 1, 2].map((part) =>
        Math.abs((drawn[at + part] ?? 0) - (laidOut[at + part] ?? 0)),
      );
      if (Math.max(...parts) > 24) apart += 1;
    }
    return apart / (width * height);
  }, elements);
}
