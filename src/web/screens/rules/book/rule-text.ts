// A rule as a sentence with figures in it, and the words around it.
import type { Rule } from '#contract/api/rules';
import { agree } from '#engine/counted';
import type { AwayReason, Origin, RuleKind } from '#engine/rules/rule';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDate } from '../../../platform/formats';

export type Params = Record<string, unknown>;

/** A figure of the sentence. Hours are minutes on the wire; an empty one is null where it may be. */
export interface Figure {
  /** The name of the parameter; 'period.days' is a part of another. */
  param: string;
  /** 'end' is a time of day that may be midnight, the end of the day. */
  unit: 'hours' | 'number' | 'clock' | 'end' | 'date' | 'text' | Readonly<Record<string, string>>;
  /** For screen readers, and for the sentence about a wrong one. */
  label: string;
  /** What it counts, which agrees with it and follows it: '1 night', '4 nights'. */
  noun?: string;
  optional?: true;
}

/** Words that hold only with their figure. Without it, people who read the rule see `empty` or nothing. */
interface Clause {
  figures: readonly (string | Figure)[];
  empty?: string;
}

export type SentencePart = string | Figure | Clause;

const hours = (param: string, label: string): Figure => ({
  param,
  unit: 'hours',
  label,
  noun: 'hour',
});
const count = (param: string, label: string, noun: string): Figure => ({
  param,
  unit: 'number',
  label,
  noun,
});

/** The first figure decides whether the words are there. */
function perhaps(before: string, figure: Figure, after = '', empty?: string): Clause {
  return {
    figures: [before, { ...figure, optional: true }, after],
    ...(empty !== undefined && { empty }),
  };
}

const AWAY: Record<AwayReason, string> = {
  leave: 'while they are on leave',
  sick: 'on a day they are sick',
  holiday: 'on their holiday',
  off: 'on a day off',
  unavailable: "when they can't",
};

const BEGINS = {
  fixed: 'one period after the other',
  'any-day': 'from any day on',
  'each-week': 'from the first day of each week',
};

const PERIOD: SentencePart[] = [
  'at most ',
  hours('minutes', 'Maximum hours'),
  ' in ',
  count('days', 'Days of the period', 'day'),
  ', ',
  { param: 'begins', unit: BEGINS, label: 'How the periods follow each other' },
  perhaps(', counted from ', { param: 'anchor', unit: 'date', label: 'First day of a period' }),
];

const SENTENCES: Record<RuleKind, readonly SentencePart[]> = {
  rest: [
    'At least ',
    hours('minutes', 'Hours of rest'),
    ' of rest between two shifts',
    perhaps('. By agreement ', hours('agreed', 'Hours of rest by agreement')),
    perhaps(
      '. Shifts of one day that fit into ',
      hours('brokenSpan', 'Hours of a broken shift'),
      ' are one broken shift',
    ),
  ],
  'rest-after-nights': [
    'At least ',
    hours('minutes', 'Hours of rest after the last night'),
    ' of rest after the last night',
  ],
  'long-shift': [
    'A shift lasts at most ',
    hours('minutes', 'Hours of the longest shift'),
    perhaps('. By agreement ', hours('agreed', 'Hours of the longest shift by agreement')),
  ],
  'short-shift': ['A shift lasts at least ', hours('minutes', 'Hours of the shortest shift')],
  'hours-in-period': ['People work ', ...PERIOD],
  'average-hours': [
    'On average ',
    perhaps(
      'at most ',
      hours('minutes', 'Hours a week'),
      ' a week',
      'no more hours than the contract says',
    ),
    {
      figures: [
        ', over ',
        { ...count('period.days', 'Days of the period', 'day'), optional: true },
        ' from ',
        { param: 'period.anchor', unit: 'date', label: 'First day of a period', optional: true },
      ],
    },
  ],
  'days-in-a-row': ['At most ', count('days', 'Maximum days in a row', 'day'), ' in a row'],
  'nights-in-a-row': ['At most ', count('nights', 'Maximum nights in a row', 'night'), ' in a row'],
  'days-off': [
    'At least ',
    count('off', 'Minimum days off', 'day'),
    ' off in any ',
    count('days', 'Days of the period', 'day'),
  ],
  'weekends-off': [
    'At least ',
    count('off', 'Minimum weekends off', 'free weekend'),
    ' in any ',
    count('weeks', 'Weeks of the period', 'week'),
  ],
  'forward-rotation': [
    'Within ',
    hours('minutes', 'Hours between the shifts'),
    ', shifts change from day to evening to night, never back',
  ],
  notice: ['People know their shift at least ', count('days', 'Days of notice', 'day'), ' before'],
  'public-holidays': [
    'At most ',
    count('count', 'Maximum public holidays', 'public holiday'),
    ' worked in a year',
  ],
  skill: ['People hold the skills and licences that their shift needs'],
  away: ['Nobody works ', { param: 'reason', unit: AWAY, label: 'Reason' }],
  'hours-limit': [
    'With a limited ',
    { param: 'of', unit: { visa: 'visa', licence: 'licence' }, label: 'What limits the hours' },
    ', people work ',
    ...PERIOD,
  ],
  minors: [
    'Below ',
    count('age', 'Age', 'year'),
    perhaps(' in ', { param: 'state', unit: 'text', label: 'State' }),
    ': ',
    perhaps('at most ', hours('dayMinutes', 'Hours a day'), ' a day, '),
    perhaps('at most ', hours('weekMinutes', 'Hours a week'), ' a week, '),
    perhaps(
      'not before ',
      { param: 'earliestStart', unit: 'clock', label: 'Earliest start' },
      ', ',
    ),
    perhaps('not after ', { param: 'latestEnd', unit: 'end', label: 'Latest end' }),
  ],
};

export function sentenceOf(kind: RuleKind): readonly SentencePart[] {
  return SENTENCES[kind];
}

/** ' nights' after 4 and ' night' after 1, in a sentence that is read and in one that is typed into. */
export function nounAfter({ noun, unit }: Figure, value: unknown): string {
  if (noun === undefined) return '';
  return ` ${agree(value === (unit === 'hours' ? 60 : 1) ? 1 : 2, noun, `${noun}s`)}`;
}

/** All figures of a kind, in the order of its sentence. */
export function figuresOf(kind: RuleKind): Figure[] {
  return SENTENCES[kind]
    .flatMap((part) => (typeof part === 'object' && 'figures' in part ? part.figures : [part]))
    .filter((part) => typeof part !== 'string');
}

export function paramOf(params: Params, name: string): unknown {
  const [first = '', second] = name.split('.');
  const value = params[first];
  return second === undefined ? value : (value as Params | null)?.[second];
}

/** A parameter of parts is null once all its parts are empty. */
export function withParam(params: Params, name: string, value: unknown): Params {
  const [first = '', second] = name.split('.');
  if (second === undefined) return { ...params, [first]: value };
  const parts = { ...(params[first] as Params | null), [second]: value };
  const empty = Object.values(parts).every((part) => part === null);
  return { ...params, [first]: empty ? null : parts };
}

/** What a new rule of a kind begins with. */
export const FIRST_PARAMS: Record<RuleKind, Params> = {
  rest: { minutes: 600, agreed: null, brokenSpan: null },
  'rest-after-nights': { minutes: 1440 },
  'long-shift': { minutes: 720, agreed: null },
  'short-shift': { minutes: 180 },
  'hours-in-period': { minutes: 3000, days: 7, begins: 'fixed', anchor: null },
  'average-hours': { minutes: null, period: null },
  'days-in-a-row': { days: 7 },
  'nights-in-a-row': { nights: 4 },
  'days-off': { off: 2, days: 14 },
  'weekends-off': { off: 1, weeks: 4 },
  'forward-rotation': { minutes: 1440 },
  notice: { days: 7 },
  'public-holidays': { count: 5 },
  away: { reason: 'sick' },
  skill: {},
  'hours-limit': { minutes: 2880, days: 14, begins: 'each-week', anchor: null, of: 'visa' },
  minors: {
    age: 15,
    state: null,
    dayMinutes: 180,
    weekMinutes: 720,
    earliestStart: 360,
    latestEnd: 1260,
  },
};

export const SEVERITY_LABELS = {
  block: 'Block',
  warn: 'Warn',
  note: 'Note',
  off: 'Off',
} as const;

export const ORIGIN_LABELS: Record<Origin, string> = {
  law: 'Law',
  award: 'Award',
  agreement: 'Agreement',
  policy: 'Our policy',
  guide: 'Guide',
};

export const SCOPE_LABELS = {
  organisation: 'Everyone',
  site: 'A job site',
  group: 'A shift group',
  contract: 'A type of contract',
  person: 'A person',
} as const;

export const CONTRACT_LABELS = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  casual: 'Casual',
} as const;

/** 'Everyone', 'Depot', 'Casual contracts' */
export function scopeText({ type, name, contract }: Rule['scope']): string {
  if (type === 'contract' && contract) return `${CONTRACT_LABELS[contract]} contracts`;
  return name ?? SCOPE_LABELS[type];
}

/** '10', '7.5', '06:00', '2027-03-01', or nothing. */
export function figureText(value: unknown, unit: Figure['unit']): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (unit === 'hours') return String(Number((value / 60).toFixed(2)));
  if (unit === 'number') return String(value);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(value / 60) % 24)}:${pad(value % 60)}`;
}

const DAY = 24 * 60;

/** NaN for what is no number, so that its sentence appears beside it. */
export function figureOf(typed: string, unit: Figure['unit']): number | string | null {
  if (typed.trim() === '') return null;
  if (unit === 'hours') return Math.round(Number(typed) * 60);
  if (unit === 'number') return Number(typed);
  if (unit !== 'clock' && unit !== 'end') return typed;
  const [hour = Number.NaN, minute = 0] = typed.split(':').map(Number);
  const minutes = hour * 60 + minute;
  return unit === 'end' && minutes === 0 ? DAY : minutes;
}

/** The whole sentence, for people who only read it. */
export function sentenceText(kind: RuleKind, params: Params): string {
  const said = (part: string | Figure) => {
    if (typeof part === 'string') return part;
    const value = paramOf(params, part.param);
    return figureWords(value, part.unit) + nounAfter(part, value);
  };
  const parts = SENTENCES[kind].map((part) => {
    if (typeof part === 'string' || !('figures' in part)) return said(part);
    const given = part.figures.some(
      (each) => typeof each !== 'string' && paramOf(params, each.param) != null,
    );
    return given ? part.figures.map(said).join('') : (part.empty ?? '');
  });
  // The last of several clauses may be missing.
  return parts.join('').replace(/[,:] $/, '');
}

function figureWords(value: unknown, unit: Figure['unit']): string {
  if (typeof unit === 'object') return unit[String(value)] ?? '';
  if (unit === 'date' && typeof value === 'string') return formatDate(value as CalendarDate);
  return figureText(value, unit);
}
