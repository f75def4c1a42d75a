import { expect, it } from 'vitest';
import { copyText } from './copy-text';

it.each([
  [
    { shifts: 12, skipped: 5, awayCount: 3 },
    '12 shifts will be copied as drafts. 2 are left out because the person already works then. 3 are left out because the person is away.',
  ],
  [{ shifts: 1, skipped: 0, awayCount: 0 }, '1 shift will be copied as a draft.'],
  [
    { shifts: 0, skipped: 1, awayCount: 0 },
    '0 shifts will be copied as drafts. 1 is left out because the person already works then.',
  ],
  [
    { shifts: 2, skipped: 1, awayCount: 1 },
    '2 shifts will be copied as drafts. 1 is left out because the person is away.',
  ],
])('says before copying what happens to %j', (found, text) => {
  expect(copyText(found)).toBe(text);
});
