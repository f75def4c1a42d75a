import { expect, test } from 'vitest';
import { rotationLines, rowLength } from './rotation-lines';

const codes = (text: string) => [...text];

test('teams that work one rotation some days apart share a line', () => {
  expect(
    rotationLines([codes('DDNN--'), codes('--DDNN'), codes('NN--DD')], ['A', 'B', 'C']),
  ).toEqual([
    {
      codes: codes('DDNN--'),
      teams: [
        { name: 'A', day: 0 },
        { name: 'B', day: 4 },
        { name: 'C', day: 2 },
      ],
    },
  ]);
});

test('teams with another rotation have a line of their own', () => {
  const lines = rotationLines([codes('DD--'), codes('NN--'), codes('--NN')], ['A', 'B', 'C']);
  expect(lines.map(({ teams }) => teams.map(({ name, day }) => name + day))).toEqual([
    ['A0'],
    ['B0', 'C2'],
  ]);
});

test.each([
  [28, 7],
  [8, 8],
  [9, 9],
  [20, 10],
  [4, 4],
  [17, 7],
  [3, 3],
])('a cycle of %d days has %d in a row', (cycle, days) => {
  expect(rowLength(cycle)).toBe(days);
});
