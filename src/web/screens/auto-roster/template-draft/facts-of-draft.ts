import { type CodeTimes, factsOf, type TemplateFacts } from '#engine/rotation/facts';
import type { Minutes } from '#engine/time/kinds';
import { readTime } from '../../../components/shift-form/read-time';
import { cycleOf, type Draft, type DraftCode, rowOf } from './draft';
import { numberIn } from './write-template';

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

export function timesOf({ start, hours }: DraftCode, usual: string): CodeTimes | undefined {
  const time = readTime(start);
  const length = numberIn(hours.trim() === '' ? usual : hours);
  if (!time || !(length > 0 && length <= 24)) return undefined;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { start: hour * 60 + minute, duration: Math.round(length * 60) as Minutes };
}

/** '19:00' for a shift from 07:00 of 12 hours. */
export function endOf({ start, duration }: CodeTimes): string {
  const end = (start + duration) % (24 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/** The engine takes the code N for a night whatever its times, so that name must stay as it is. */
export function factName({ code, key }: DraftCode): string {
  return code === 'N' ? 'N' : `key ${key}`;
}
