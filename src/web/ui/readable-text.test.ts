import { expect, it } from 'vitest';
import { isHexColor, readableTextOn } from './readable-text';

it.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#e5e7eb', '#000000'],
  ['#facc15', '#000000'],
  ['#1d4ed8', '#ffffff'],
  ['#7f1d1d', '#ffffff'],
])('on %s the text is %s', (background, text) => {
  expect(readableTextOn(background)).toBe(text);
});

it.each([
  ['#3B82F6', true],
  ['#3b82f', false],
  ['3B82F6', false],
  ['red', false],
])('%s is a hex colour: %s', (value, expected) => {
  expect(isHexColor(value)).toBe(expected);
});
