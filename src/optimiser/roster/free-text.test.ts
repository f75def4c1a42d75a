import { expect, test } from 'vitest';
import { freeText } from './free-text';

test.each([
  [
    { fitting: 13, free: 0, reasons: ['7 work already', '6 are on leave'] },
    'Nobody is free. 13 people do such shifts: 7 work already, 6 are on leave.',
  ],
  [
    { fitting: 4, free: 1, reasons: ['3 are sick'] },
    '1 person is free. 4 people do such shifts: 3 are sick.',
  ],
  [{ fitting: 4, free: 4, reasons: [] }, '4 people are free. 4 people do such shifts.'],
  [{ fitting: 2, free: null, reasons: [] }, '2 people do such shifts.'],
])('%j', (asked, text) => {
  expect(freeText(asked, null)).toBe(text);
});

test('names the skill that is asked for', () => {
  expect(freeText({ fitting: 2, free: 0, reasons: ['2 are sick'] }, 'First aid')).toBe(
    'Nobody is free. 2 people hold First aid: 2 are sick.',
  );
});
