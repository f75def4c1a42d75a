import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Amy Able', 'AA'],
  ['  Amy   van der Able ', 'AA'],
  ['Cher', 'C'],
  ['émile zola', 'ÉZ'],
  ["'Bo' O'Neil", 'BO'],
  ['𠮷田', '𠮷'],
  ['', '?'],
  ['- -', '?'],
])('%s becomes %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
