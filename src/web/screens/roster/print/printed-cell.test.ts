import { expect, test } from 'vitest';
import type { CellContent } from '#contract/api/roster-window';
import { type OnPaper, printedCell, timesOfCodes } from './printed-cell';

const office = { start: 510, end: 990, site: 0, published: true, auto: false, code: null };
const night = { ...office, start: 1320, end: 365 };
const day = (...shifts: CellContent['shifts']): CellContent => ({ status: null, shifts });

const MONTH: OnPaper = { span: 'month', drafts: false, reasons: false };
const WEEK: OnPaper = { ...MONTH, span: 'week' };
const NO_CODES = new Map<string, string>();
const lines = (content: CellContent, paper: OnPaper, codes = NO_CODES) =>
  printedCell(content, paper, { codes, siteName: () => 'Depot' }).map((entry) => entry.lines);

test('times are printed in full in every period, and a week has room for the site', () => {
  expect(lines(day(office), WEEK)).toEqual([['08:30–16:30', 'Depot']]);
  expect(lines(day(night), { ...WEEK, span: 'fortnight' })).toEqual([['22:00', '06:05']]);
  expect(lines(day(office, night), MONTH)).toEqual([
    ['08:30', '16:30'],
    ['22:00', '06:05'],
  ]);
});

test('the reason why someone is away is printed only when it is asked for', () => {
  for (const span of ['week', 'fortnight', 'month'] as const) {
    for (const status of ['off', 'sick', 'holiday'] as const) {
      expect(lines({ status, shifts: [office] }, { ...WEEK, span })).toEqual([['Away']]);
    }
  }
  const told = (span: OnPaper['span']) =>
    (['off', 'sick', 'holiday'] as const).map((status) =>
      lines({ status, shifts: [] }, { ...WEEK, span, reasons: true }),
    );
  expect(told('month')).toEqual([[['Off']], [['S']], [['H']]]);
  expect(told('week')).toEqual([[['Day Off']], [['Sick']], [['Holiday']]]);
});

test('drafts are left out, or stand in brackets', () => {
  const draft = { ...office, published: false };
  expect(lines(day(draft, night), MONTH)).toEqual([['22:00', '06:05']]);
  expect(lines(day(draft), { ...MONTH, drafts: true })).toEqual([['(08:30', '16:30)']]);
  expect(lines(day(draft), { ...WEEK, drafts: true })).toEqual([['(08:30–16:30)', 'Depot']]);
  const coded = { ...draft, code: 'D' };
  const codes = new Map([['D', '08:30–16:30']]);
  expect(lines(day(coded), { ...MONTH, drafts: true }, codes)).toEqual([['(D)']]);
});

test('a code is printed in a month where it means the times of the key', () => {
  const of = (code: string, shift = office) => day({ ...shift, code });
  const codes = timesOfCodes([of('N', night), of('D', night), of('D'), of('D')], MONTH);
  expect([...codes]).toEqual([
    ['D', '08:30–16:30'],
    ['N', '22:00–06:05'],
  ]);
  expect(lines(of('D'), MONTH, codes)).toEqual([['D']]);
  expect(lines(of('D', night), MONTH, codes)).toEqual([['22:00', '06:05']]);
});

test('a code that reads like a day status, or is too long for its column, gives way to the times', () => {
  const of = (code: string) => day({ ...office, code });
  const codes = timesOfCodes([of('S'), of('h'), of('OFF'), of('Early'), of('E1')], MONTH);
  expect([...codes.keys()]).toEqual(['E1']);
});

test('the key lists no shift that is not printed, and a week needs none', () => {
  const coded = { ...office, code: 'D' };
  const sick: CellContent = { status: 'sick', shifts: [coded] };
  const draft = day({ ...coded, published: false });
  expect(timesOfCodes([sick, draft], MONTH).size).toBe(0);
  expect(timesOfCodes([draft], { ...MONTH, drafts: true }).size).toBe(1);
  expect(timesOfCodes([day(coded)], WEEK).size).toBe(0);
});
