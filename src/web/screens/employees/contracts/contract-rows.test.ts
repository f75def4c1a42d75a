import { expect, test } from 'vitest';
import { contractRows } from './contract-rows';

const HEADINGS = ['Name', 'Email', 'Valid from', 'Type', 'Hours', 'Period days', 'Long shifts'];

function read(...cells: string[][]) {
  const lines = cells.map((each, index) => ({ number: index + 2, cells: each }));
  return contractRows({ headings: HEADINGS, lines });
}

test('a row becomes a contract, with dates as Australian spreadsheets write them', () => {
  const { rows, problems } = read(
    ['Amy', 'amy@example.com', '1/07/2027', 'Full-time', '38', '', 'yes'],
    ['Ben', 'ben@example.com', '2027-07-01', 'casual', '', '7', ''],
  );
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([
    {
      email: 'amy@example.com',
      contract: { validFrom: '2027-07-01', hours: 38, period: 7, agreements: ['long-shifts'] },
    },
    { contract: { type: 'casual', hours: null, period: null, leaveCounts: true } },
  ]);
  expect(rows[0]?.contract).not.toHaveProperty('birthDate', null);
});

test.each([
  [['', 'amy', '2027-07-01', 'casual', ''], 'email: Please enter a valid email address'],
  [
    ['', 'amy@example.com', '12/31/2027', 'casual', ''],
    'valid_from: Invalid date format (use YYYY-MM-DD)',
  ],
  [
    ['', 'amy@example.com', '2027-07-01', 'temp', ''],
    'type: Choose full-time, part-time or casual',
  ],
  [['', 'amy@example.com', '2027-07-01', 'casual', '-3'], 'hours: Must be at least 0.25 hours'],
  [['', 'amy@example.com', '2027-07-01', 'casual', 'many'], 'hours: Enter a number of hours'],
])('%j is refused', (cells, text) => {
  expect(read(cells)).toMatchObject({ rows: [], problems: [{ row: 2, text }] });
});

test('a file without the columns that every contract needs is refused', () => {
  expect(contractRows({ headings: ['email'], lines: [] }).missing).toEqual(['valid_from', 'type']);
});
