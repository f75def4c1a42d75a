import { expect, test } from 'vitest';
import { name } from './fields';

test.each([
  ['two lines', 'Amy\r\nAble', 'Amy Able'],
  ['controls', 'Amy\u0007 \u001b[31mAble\u009f', 'Amy [31mAble'],
  ['a turned direction', '\u202eelbA\u202c \u2066Amy\u2069\u200f', 'elbA Amy'],
  ['no width', 'A\u200bm\u2060y\ufeff\u00ad \u3164 Able', 'Amy Able'],
  ['tags', 'Amy\u{e0041}\u{e007f}', 'Amy'],
  ['a joiner between Latin letters', 'A\u200dmy A\u200cble', 'Amy Able'],
])('a name loses %s', (_what, typed, kept) => {
  expect(name.parse(typed)).toBe(kept);
});

test.each(['Zoë Ångström-Nguyễn', '👩‍👩‍👧‍👦 🏳️‍🌈', 'ශ්‍රී ලංකා', 'علی‌رضا', "O'Brien"])(
  'the name %s stays as it is',
  (typed) => {
    expect(name.parse(typed)).toBe(typed);
  },
);

test('a name of nothing visible is missing', () => {
  expect(name.safeParse('\u200b\u3164 \u0001').error?.issues).toMatchObject([
    { message: 'Required' },
  ]);
});
