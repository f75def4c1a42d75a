// A finger that can rest and move, while Playwright's own only taps.
import type { Locator, Page } from '@playwright/test';

type Step = 'touchStart' | 'touchMove' | 'touchEnd';

export async function finger(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return async (type: Step, x: number, y: number): Promise<void> => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
