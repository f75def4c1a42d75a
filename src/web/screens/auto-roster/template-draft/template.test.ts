import { describe, expect, it } from 'vitest';
import { ShiftTemplateInput } from '#contract/api/shift-templates';
import { contentOf } from '#contract/template-content';
import { blankDraft, isTied } from './draft';
import { draftOf, firstDraft } from './read-template';
import { templateOf } from './write-template';

const texts = (
  patterns: Record<string, string>,
  startTimes: Record<string, string>,
  durations: Record<string, number> | null = null,
) => {
  const written = Object.entries(patterns).map(([team, days]) => [team, days.split(' ')] as const);
  return {
    cycle_days: written[0]?.[1].length ?? 0,
    pattern_json: JSON.stringify(Object.fromEntries(written)),
    start_times_json: JSON.stringify(startTimes),
    code_durations_json: durations && JSON.stringify(durations),
    teams_json: JSON.stringify(Object.keys(patterns)),
    legend_json: JSON.stringify({ D: 'Day', N: 'Night', OFF: 'Off' }),
  };
};

const TEMPLATES = [
  {
    name: 'Two on, two off',
    type: 'rotation' as const,
    duration_hours: 12,
    tied_to_weekdays: false,
    ...texts({ A: 'D D OFF OFF', B: 'OFF OFF D D' }, { D: '07:00' }),
  },
  {
    name: 'Nine days of ten',
    type: 'compressed' as const,
    duration_hours: 9,
    tied_to_weekdays: true,
    ...texts(
      { 'Red crew': 'D D D D E9 OFF OFF', 'Blue crew': 'OFF D D D D E9 OFF' },
      { D: '07:30', E9: '07:30', N: '22:15' },
      { E9: 8.5 },
    ),
  },
  {
    name: 'A fortnight from any day',
    type: 'coverage' as const,
    duration_hours: 7.6,
    tied_to_weekdays: false,
    ...texts({ A: 'D D D D D D D N N N N N N N' }, { D: '06:00', N: '18:00' }, { N: 12 }),
  },
];

describe.each(TEMPLATES)('$name', (template) => {
  it('means the same after reading and writing', () => {
    const written = templateOf(draftOf(template));
    expect(contentOf(written)).toEqual(contentOf(template));
    const { name, type, cycle_days, duration_hours, tied_to_weekdays } = written;
    expect({ name, type, cycle_days, duration_hours, tied_to_weekdays }).toEqual({
      name: template.name,
      type: template.type,
      cycle_days: template.cycle_days,
      duration_hours: template.duration_hours,
      tied_to_weekdays: template.tied_to_weekdays,
    });
  });

  it('is accepted by the schema of the server', () => {
    expect(ShiftTemplateInput.safeParse(templateOf(draftOf(template))).error).toBeUndefined();
  });
});

it('reads O as off and writes it as OFF', () => {
  const draft = draftOf({ ...TEMPLATES[0], ...texts({ A: 'D O' }, { D: '07:00' }) } as never);
  expect(templateOf(draft).pattern_json).toBe('{"A":["D","OFF"]}');
});

it('calls a duplicate a copy, within the length of a name', () => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('no template');
  expect(firstDraft(template, 'duplicate').name).toBe('Copy of Two on, two off');
  expect(firstDraft(template, 'edit').name).toBe('Two on, two off');
  expect(firstDraft({ ...template, name: 'x'.repeat(100) }, 'duplicate').name).toHaveLength(100);
});

it('ties whole weeks to weekdays until somebody says otherwise', () => {
  const draft = blankDraft();
  expect(isTied({ ...draft, cycleDays: '21' })).toBe(true);
  expect(isTied({ ...draft, cycleDays: '20' })).toBe(false);
  expect(isTied({ ...draft, cycleDays: '21', tied: false })).toBe(false);
  expect(isTied({ ...draft, cycleDays: '20', tied: true })).toBe(false);
});

it('writes a time as it is meant and a decimal comma as a point', () => {
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
  expect(templateOf(typed).start_times_json).toBe('{"D":"07:00","N":"19:00"}');
  expect(templateOf(typed).code_durations_json).toBe('{"N":11.5}');
});
