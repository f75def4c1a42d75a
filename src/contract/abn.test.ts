import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abn, isAbn } from './abn';

test.each(['51 824 753 556', '51824753556', '53-004-085-616', ' 83 914 571 673 '])(
  '%s is one, and is written with spaces',
  (typed) => {
    expect(abn.parse(typed)).toMatch(/^\d\d \d{3} \d{3} \d{3}$/);
  },
);

test.each([
  '51 824 753 557',
  '1',
  '00 000 000 000',
  '51 824 753 5567',
  'abcdefghijk',
  '01234567890',
])('%s is none', (typed) => {
  expect(abn.safeParse(typed).error?.issues[0]?.message).toBe('Enter a valid ABN (11 digits)');
});

test('may be left empty', () => {
  expect(abn.parse('  ')).toBe('');
});

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...'51824753556'];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(isAbn(digits.join(''))).toBe(false);
    }),
  );
});
