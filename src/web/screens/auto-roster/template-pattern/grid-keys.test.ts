import { expect, it } from 'vitest';
import type { DraftCode } from '../template-draft/draft';
import { codeOfDigit, codeOfLetter, moveBy, nextPlace, previousPlace } from './grid-keys';

const SIZE = { teams: 3, days: 10 };
const at = (team: number, day: number) => ({ team, day });

it('moves by the keys of a grid and stops at its edges', () => {
  expect(moveBy('ArrowRight', false, at(0, 0), SIZE)).toEqual(at(0, 1));
  expect(moveBy('ArrowLeft', false, at(1, 0), SIZE)).toEqual(at(1, 0));
  expect(moveBy('ArrowDown', false, at(2, 4), SIZE)).toEqual(at(2, 4));
  expect(moveBy('PageDown', false, at(1, 1), SIZE)).toEqual(at(1, 8));
  expect(moveBy('PageDown', false, at(1, 8), SIZE)).toEqual(at(1, 9));
  expect(moveBy('End', false, at(1, 1), SIZE)).toEqual(at(1, 9));
  expect(moveBy('End', true, at(1, 1), SIZE)).toEqual(at(2, 9));
  expect(moveBy('Home', true, at(1, 1), SIZE)).toEqual(at(0, 0));
  expect(moveBy('d', false, at(1, 1), SIZE)).toBeUndefined();
});

it('goes on from the last day of a team to the next team, and back', () => {
  expect(nextPlace(at(0, 9), SIZE)).toEqual(at(1, 0));
  expect(nextPlace(at(2, 9), SIZE)).toEqual(at(2, 9));
  expect(previousPlace(at(1, 0), SIZE)).toEqual(at(0, 9));
  expect(previousPlace(at(0, 0), SIZE)).toEqual(at(0, 0));
});

const codes = ['D12', 'D', 'N', 'O2'].map((code, index): DraftCode => {
  return { key: index + 1, code, label: '', start: '07:00', hours: '' };
});

it('finds a code by its letter, the shortest first, and off by O', () => {
  expect(codeOfLetter('d', codes)).toBe(2);
  expect(codeOfLetter('N', codes)).toBe(3);
  expect(codeOfLetter('o', codes)).toBe(4);
  expect(codeOfLetter('o', codes.slice(0, 3))).toBe(0);
  expect(codeOfLetter('x', codes)).toBeUndefined();
  expect(codeOfLetter('Delete', codes)).toBeUndefined();
});

it('finds a code by its number, and off by 0', () => {
  expect(codeOfDigit('1', codes)).toBe(1);
  expect(codeOfDigit('5', codes)).toBeUndefined();
  expect(codeOfDigit('0', codes)).toBe(0);
});
