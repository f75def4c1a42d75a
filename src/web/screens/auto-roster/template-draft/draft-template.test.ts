import { describe, expect, it } from 'vitest';
import { ShiftTemplateInput } from '#contract/api/shift-templates';
import { type TemplateValues, writeShiftTemplate } from '../../../data/shift-templates';
import { hours } from '../../../testing/roster-template';
import { blankDraft, isTied } from './draft';
import { draftOf, firstDraft, valuesOf } from './draft-template';

const code = (label: string, start: number, length: number) => ({
  label,
  start: hours(start),
  duration: hours(length),
});
const rows = (patterns: Record<string, string>) => ({
  teams: Object.keys(patterns),
  patterns: Object.values(patterns).map((days) => days.split(' ')),
});

const TEMPLATES: TemplateValues[] = [
  {
    name: 'Two on, two off',
    type: 'rotation',
    cycle_days: 4,
    duration: hours(12),
    tied_to_weekdays: false,
    ...rows({ A: 'D D OFF OFF', B: 'OFF OFF D D' }),
    codes: { D: code('Day', 7, 12) },
  },
  {
    name: 'Nine days of ten',
    type: 'compressed',
    cycle_days: 7,
    duration: hours(9),
    tied_to_weekdays: true,
    ...rows({ 'Red crew': 'D D D D E9 OFF OFF', 'Blue crew': 'OFF D D D D E9 OFF' }),
    codes: { D: code('Day', 7.5, 9), E9: code('E9', 7.5, 8.5), N: code('Night', 22.25, 9) },
  },
  {
    name: 'A fortnight from any day',
    type: 'coverage',
    cycle_days: 14,
    duration: hours(7.5),
    tied_to_weekdays: false,
    ...rows({ A: 'D D D D D D D N N N N N N N' }),
    codes: { D: code('Day', 6, 7.5), N: code('Night', 18, 12) },
  },
];

describe.each(TEMPLATES)('$name', (template) => {
  it('means the same after reading and writing', () => {
    expect(valuesOf(draftOf(template))).toEqual(template);
  });

  it('is accepted by the schema of the server', () => {
    const body = writeShiftTemplate(valuesOf(draftOf(template)));
    expect(ShiftTemplateInput.safeParse(body).error).toBeUndefined();
  });
});

it('reads O as off and writes it as OFF', () => {
  const [template] = TEMPLATES;
  const draft = draftOf({ ...template, cycle_days: 2, ...rows({ A: 'D O' }) } as TemplateValues);
  expect(valuesOf(draft).patterns).toEqual([['D', 'OFF']]);
});

it('calls a duplicate a copy, within the length of a name', () => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('no template');
  expect(firstDraft(template, 'duplicate').name).toBe('Copy of Two on, two off');
  expect(firstDraft(template, 'edit').name).toBe('Two on, two off');
  expect(firstDraft({ ...template, name: 'x'.repeat(100) }, 'duplicate').name).toHaveLength(100);
});

it('ties whole weeks to weekdays until someone says otherwise', () => {
  const draft = blankDraft();
  expect(isTied({ ...draft, cycleDays: '21' })).toBe(true);
  expect(isTied({ ...draft, cycleDays: '20' })).toBe(false);
  expect(isTied({ ...draft, cycleDays: '21', tied: false })).toBe(false);
  expect(isTied({ ...draft, cycleDays: '20', tied: true })).toBe(false);
});

it('reads a time as it is meant and a decimal comma as a point', () => {
  const draft = blankDraft();
  const [day, night] = draft.codes;
  if (!day || !night) throw new Error('no codes');
  const typed = {
    ...draft,
    codes: [
      { ...day, start: '7' },
      { ...night, hours: '11,5' },
    ],
  };
  expect(valuesOf(typed).codes).toEqual({ D: code('Day', 7, 12), N: code('Night', 19, 11.5) });
});
