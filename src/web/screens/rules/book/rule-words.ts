// A rule as a sentence with figures in it, and the words around it.
import type { Rule } from '#contract/api/rules';
import type { AwayReason, Origin, RuleKind } from '#engine/rules/rule';

export type Params = Record<string, unknown>;

/** A figure of the sentence. Hours are minutes on the wire; an empty one is null where it may be. */
export interface Figure {
  param: string;
  unit: 'hours' | 'number' | 'clock';
  /** For screen readers, and where the figure stands alone. */
  label: string;
  optional?: true;
}

export type SentencePart = string | Figure;

const hours = (param: string, label: string): Figure => ({ param, unit: 'hours', label });
const count = (param: string, label: string): Figure => ({ param, unit: 'number', label });

const AWAY: Record<AwayReason, string> = {
  leave: 'Nobody works while they are on leave',
  sick: 'Nobody works on a day they are sick',
  holiday: 'Nobody works on their holiday',
  off: 'Nobody works on a day off',
  unavailable: "Nobody works when they can't",
};

const SENTENCES: Record<RuleKind, (params: Params) => SentencePart[]> = {
  rest: () => [
    'At least ',
    hours('minutes', 'Hours of rest'),
    ' hours of rest between two shifts. By agreement ',
    { ...hours('agreed', 'Hours of rest by agreement'), optional: true },
    ' hours',
  ],
  'rest-after-nights': () => [
    'At least ',
    hours('minutes', 'Hours of rest after the last night'),
    ' hours of rest after the last night',
  ],
  'long-shift': () => [
    'A shift lasts at most ',
    hours('minutes', 'Hours of the longest shift'),
    ' hours. By agreement ',
    { ...hours('agreed', 'Hours of the longest shift by agreement'), optional: true },
    ' hours',
  ],
  'short-shift': () => [
    'A shift lasts at least ',
    hours('minutes', 'Hours of the shortest shift'),
    ' hours',
  ],
  'hours-in-period': () => [
    'At most ',
    hours('minutes', 'Maximum hours'),
    ' hours in ',
    count('days', 'Days of the period'),
    ' days',
  ],
  'average-hours': ({ minutes }) =>
    minutes === null
      ? ['On average no more hours than the contract says']
      : ['On average at most ', hours('minutes', 'Hours a week'), ' hours a week'],
  'days-in-a-row': () => ['At most ', count('days', 'Maximum days in a row'), ' days in a row'],
  'nights-in-a-row': () => [
    'At most ',
    count('nights', 'Maximum nights in a row'),
    ' nights in a row',
  ],
  'days-off': () => [
    'At least ',
    count('off', 'Minimum days off'),
    ' days off in any ',
    count('days', 'Days of the period'),
    ' days',
  ],
  'weekends-off': () => [
    'At least ',
    count('off', 'Minimum weekends off'),
    ' free weekends in any ',
    count('weeks', 'Weeks of the period'),
    ' weeks',
  ],
  'forward-rotation': () => [
    'Within ',
    hours('minutes', 'Hours between the shifts'),
    ' hours, shifts change from day to evening to night, never back',
  ],
  notice: () => [
    'People know their shift at least ',
    count('days', 'Days of notice'),
    ' days before',
  ],
  'public-holidays': () => [
    'At most ',
    count('count', 'Maximum public holidays'),
    ' public holidays worked in a year',
  ],
  skill: () => ['People hold the skills and licences that their shift needs'],
  away: ({ reason }) => [AWAY[reason as AwayReason]],
  'hours-limit': ({ of }) => [
    `With a limited ${String(of)}, at most `,
    hours('minutes', 'Maximum hours'),
    ' hours in ',
    count('days', 'Days of the period'),
    ' days',
  ],
  minors: ({ state }) => [
    'Below ',
    count('age', 'Age'),
    ` years${state ? ` in ${String(state)}` : ''}: at most `,
    { ...hours('dayMinutes', 'Hours a day'), optional: true },
    ' hours a day and ',
    { ...hours('weekMinutes', 'Hours a week'), optional: true },
    ' hours a week, from ',
    { param: 'earliestStart', unit: 'clock', label: 'Earliest start', optional: true },
    ' to ',
    { param: 'latestEnd', unit: 'clock', label: 'Latest end', optional: true },
  ],
};

export function sentenceOf(kind: RuleKind, params: Params): SentencePart[] {
  return SENTENCES[kind](params);
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

/** '10', '7.5', '06:00', or nothing. */
export function figureText(value: unknown, unit: Figure['unit']): string {
  if (typeof value !== 'number') return '';
  if (unit === 'hours') return String(Number((value / 60).toFixed(2)));
  if (unit === 'number') return String(value);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(value / 60) % 24)}:${pad(value % 60)}`;
}

/** NaN for what is no number, so that the server's sentence appears beside it. */
export function figureOf(typed: string, unit: Figure['unit']): number | null {
  if (typed.trim() === '') return null;
  if (unit === 'clock') {
    const [hour, minute] = typed.split(':').map(Number);
    return (hour ?? Number.NaN) * 60 + (minute ?? 0);
  }
  return unit === 'hours' ? Math.round(Number(typed) * 60) : Number(typed);
}

/** The whole sentence, for people who only read it. */
export function sentenceText(kind: RuleKind, params: Params): string {
  const parts = sentenceOf(kind, params);
  const whole = parts.map((part) =>
    typeof part === 'string' ? part : figureText(params[part.param], part.unit),
  );
  // Nothing is agreed, so there is nothing to say about it.
  return whole.join('').replace(/\. By agreement {2}hours$/, '');
}
