// The Australian Business Number: eleven digits, of which the first two check the rest.
import { z } from 'zod';
import { text } from './fields';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

export function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** '51 824 753 556', as it is written on letterheads. */
export function writtenAbn(digits: string): string {
  return digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** May be left empty; given, it must be a true one. */
export const abn = text(30)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(
    z.string().refine((digits) => digits === '' || isAbn(digits), 'Enter a valid ABN (11 digits)'),
  )
  .transform(writtenAbn)
  .meta({ examples: ['51 824 753 556'] });
