import { cdp } from 'vitest/browser';

/**
 * As on a screen with that many pixels to one of the page; 1 brings back the usual one. Without the size of the window the
 * browser's own would come back, for all tests after it too, and be drawn smaller where the page doesn't fit in it.
 */
export async function setScreenScale(deviceScaleFactor: number): Promise<void> {
  const { innerWidth: width, innerHeight: height } = top ?? window;
  const metrics = { width, height, deviceScaleFactor, mobile: false };
  await cdp().send('Emulation.setDeviceMetricsOverride', metrics);
}
