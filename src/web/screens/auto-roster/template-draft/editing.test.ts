import { expect, it } from 'vitest';
import { copy } from './change-cells';
import { blankDraft, cycleOf, type Draft, rowOf } from './draft';
import { beginEditing, type Edit, type Editing, edit } from './editing';

const D = 1;
const N = 2;

/** A row as 'DD..NN'; a removed code is off. */
function rows({ draft }: Editing): string[] {
  const letters = new Map(draft.codes.map(({ key, code }) => [key, code]));
  return draft.teams.map((team) =>
    rowOf(team, cycleOf(draft))
      .map((key) => letters.get(key) ?? '.')
      .join(''),
  );
}

function start(...cells: string[]): Editing {
  const days = cells[0]?.length ?? 0;
  const teams = cells.map((row, index) => ({
    key: 10 + index,
    name: 'ABCDEFGH'[index] ?? '',
    cells: [...row].map((letter) => ({ D, N })[letter] ?? 0),
  }));
  const draft: Draft = { ...blankDraft(), cycleDays: String(days), teams, nextKey: 30 };
  return beginEditing(draft);
}

function after(editing: Editing, ...edits: Edit[]): Editing {
  return edits.reduce(edit, editing);
}

const block = (team: number, day: number, toTeam = team, toDay = day) => ({
  from: { team, day },
  to: { team: toTeam, day: toDay },
});

it('paints a block from either corner, and nothing else', () => {
  const painted = after(start('....', '....', '....'), {
    type: 'paint',
    block: block(1, 2, 0, 1),
    code: N,
  });
  expect(rows(painted)).toEqual(['.NN.', '.NN.', '....']);
});

it('leaves other rows alone', () => {
  const before = start('....', '....');
  const painted = after(before, { type: 'paint', block: block(0, 0), code: D });
  expect(painted.draft.teams[1]).toBe(before.draft.teams[1]);
});

it('keeps what is painted through a shorter cycle, and pads a longer one with off', () => {
  const typed = (cycleDays: string): Edit => ({ type: 'fields', values: { cycleDays } });
  const short = after(start('DDNN'), typed('2'));
  expect(rows(short)).toEqual(['DD']);
  expect(rows(after(short, typed('6')))).toEqual(['DDNN..']);
  expect(rows(after(short, typed('')))).toEqual(['D']);
  expect(cycleOf(after(short, typed('9999')).draft)).toBe(365);
});

it('writes the same pattern some days later for one team or for all below', () => {
  const first = start('DDNN..', '......', '......');
  const shift = (team: number, days: number, below: boolean): Edit => ({
    type: 'follow above',
    team,
    days,
    below,
  });
  expect(rows(after(first, shift(1, 2, true)))).toEqual(['DDNN..', '..DDNN', 'NN..DD']);
  expect(rows(after(first, shift(1, -1, false)))).toEqual(['DDNN..', 'DNN..D', '......']);
  expect(rows(after(first, shift(0, 2, true)))).toEqual(rows(first));
});

it('copies a team without a selection, and the selected days with one', () => {
  const source = start('DDNN', '....', '..D.');
  const team = copy(source.draft, block(0, 3));
  expect(rows(after(source, { type: 'paste', at: { team: 1, day: 2 }, clip: team }))).toEqual([
    'DDNN',
    'DDNN',
    '..D.',
  ]);
  const days = copy(source.draft, block(0, 1, 0, 2));
  expect(rows(after(source, { type: 'paste', at: { team: 2, day: 3 }, clip: days }))).toEqual([
    'DDNN',
    '....',
    '..DD',
  ]);
});

it('undoes a whole stroke, and redoes it', () => {
  const stroke: Edit[] = [
    { type: 'paint', block: block(0, 0), code: D },
    { type: 'paint', block: block(0, 0, 0, 1), code: D, goesOn: true },
    { type: 'paint', block: block(0, 1, 0, 3), code: D, goesOn: true },
  ];
  const painted = after(start('D...'), ...stroke);
  expect(rows(painted)).toEqual(['DDDD']);
  const back = after(painted, { type: 'undo' });
  expect(rows(back)).toEqual(['D...']);
  expect(back.past).toEqual([]);
  expect(rows(after(back, { type: 'redo' }))).toEqual(['DDDD']);
  expect(rows(after(back, { type: 'undo' }, { type: 'undo' }))).toEqual(['D...']);
});

it('keeps a new name when painting is undone, and brings a removed team back', () => {
  const changed = after(
    start('D.', 'N.'),
    { type: 'remove team', key: 11 },
    { type: 'rename team', key: 10, name: 'Red' },
    { type: 'undo' },
  );
  expect(changed.draft.teams.map(({ name }) => name)).toEqual(['Red', 'B']);
  expect(rows(changed)).toEqual(['D.', 'N.']);
});

it('makes the days of a removed code free, and those of a renamed one follow it', () => {
  const painted = start('DN');
  expect(rows(after(painted, { type: 'remove code', key: D }))).toEqual(['.N']);
  expect(rows(after(painted, { type: 'code', key: D, values: { code: 'E' } }))).toEqual(['EN']);
});

it('gives a new team the first free letter and days off', () => {
  const grown = after(
    start('DN', 'ND'),
    { type: 'rename team', key: 10, name: 'X' },
    { type: 'add team' },
  );
  expect(grown.draft.teams.map(({ name }) => name)).toEqual(['X', 'B', 'A']);
  expect(rows(grown)).toEqual(['DN', 'ND', '..']);
});
