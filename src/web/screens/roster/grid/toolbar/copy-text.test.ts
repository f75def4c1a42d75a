import { expect, it } from 'vitest';
import { copyText } from './copy-text';

it.each([
  [12, 2, '12 shifts will be copied as drafts. 2 days already have a shift and are left alone.'],
  [1, 0, '1 shift will be copied as drafts.'],
  [0, 1, '0 shifts will be copied as drafts. 1 day already has a shift and is left alone.'],
])('%i copied, %i skipped', (copied, skipped, text) => {
  expect(copyText(copied, skipped)).toBe(text);
});
