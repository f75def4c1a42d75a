import { expect, it } from 'vitest';
import { copyText } from './copy-text';

it.each([
  [
    12,
    2,
    '12 shifts will be copied as drafts. 2 are left out because the person already works then.',
  ],
  [1, 0, '1 shift will be copied as a draft.'],
  [0, 1, '0 shifts will be copied as drafts. 1 is left out because the person already works then.'],
])('%i copied, %i skipped', (copied, skipped, text) => {
  expect(copyText(copied, skipped)).toBe(text);
});
