// What the pattern of a draft means, as far as its fields can be read.
import { type CodeTimes, factsOf, type TemplateFacts } from '#engine/rotation/facts';
import { readTime } from '#engine/time/typed-time';
import { DAY_MINUTES, minutesOfHours, minutesOfTime } from '../../../platform/minutes';
import { cycleOf, type Draft, type DraftCode, numberIn, rowOf } from './draft';

/** By the key of the code: two codes may have the same name while one is being typed. */
export function factsOfDraft(draft: Draft): TemplateFacts {
  const cycle = cycleOf(draft);
  const codes = draft.codes.flatMap((code) => {
    const times = timesOf(code, draft.hours);
    return times ? [[factName(code), times] as const] : [];
  });
  const names = new Map(draft.codes.map((code) => [code.key, factName(code)]));
  return factsOf(
    draft.teams.map((team) => rowOf(team, cycle).map((key) => names.get(key) ?? 'OFF')),
    Object.fromEntries(codes),
  );
}

/** NaN for what cannot be read yet. */
export function typedTimes({ start, hours }: DraftCode, usualHours: string): CodeTimes {
  const time = readTime(start);
  return {
    start: time ? minutesOfTime(time) : Number.NaN,
    duration: minutesOfHours(numberIn(hours.trim() === '' ? usualHours : hours)),
  };
}

/** Undefined until the code can be worked. */
export function timesOf(code: DraftCode, usualHours: string): CodeTimes | undefined {
  const times = typedTimes(code, usualHours);
  const { start, duration } = times;
  return start >= 0 && duration > 0 && duration <= DAY_MINUTES ? times : undefined;
}

/** The engine takes the code N for a night whatever its times, so that name must stay as it is. */
export function factName({ code, key }: DraftCode): string {
  return code === 'N' ? 'N' : `key ${key}`;
}
