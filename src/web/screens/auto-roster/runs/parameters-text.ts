// The settings of a run or a rule in words, from the request it keeps as JSON.
import { z } from 'zod';
import { counted } from '#engine/counted';
import { STRATEGIES, type Strategy } from '#engine/generation/input';
import { formatHours } from '../../../platform/formats';
import { parseJson } from '../../../platform/parse-json';
import type { Names } from '../use-names';

const Kept = z.object({
  employeeIds: z.array(z.string()).default([]),
  groupIds: z.array(z.string()).default([]),
  parameters: z
    .object({ roleLabel: z.string().optional(), default_location_id: z.string().optional() })
    .default({}),
  published: z.boolean().default(false),
  sendNotifications: z.boolean().default(false),
  timezone: z.string().optional(),
  cycleStartDate: z.string().optional(),
  minRestHours: z.number().optional(),
  maxConsecutiveNights: z.number().optional(),
  conflictStrategy: z.enum(STRATEGIES).optional(),
  teams: z.array(z.object({ employeeIds: z.array(z.string()) })).default([]),
  shiftCodes: z
    .record(
      z.string(),
      z.object({ locationId: z.string(), startTime: z.string(), duration: z.number() }),
    )
    .default({}),
  resolutions: z.array(z.unknown()).default([]),
  notes: z.string().optional(),
  rule: z.object({ name: z.string() }).optional(),
});

interface Fact {
  term: string;
  text: string;
}

const STRATEGY_TEXTS: Record<Strategy, string> = {
  flag: 'Ask about each conflict',
  skip: 'Leave out shifts in conflict',
  replace: 'Replace existing shifts',
  create: 'Create both shifts',
};

/** Undefined when the request can't be read. */
export function peopleText(json: string, { groups }: Names): string | undefined {
  const kept = Kept.safeParse(parseJson(json)).data;
  if (!kept) return undefined;
  const named = kept.groupIds.map((id) => groups.get(id) ?? 'a deleted group');
  const people = kept.employeeIds.length > 0 ? counted(kept.employeeIds.length, 'employee') : '';
  return [named.join(', '), people].filter((text) => text !== '').join(' and ');
}

export function parameterFacts(json: string, names: Names): Fact[] {
  const kept = Kept.safeParse(parseJson(json)).data;
  if (!kept) return [];
  const placeOf = (id: string) => names.locations.get(id) ?? 'a deleted site';
  const codes = Object.entries(kept.shiftCodes).map(
    ([code, { startTime, duration, locationId }]) =>
      `${code} ${startTime}, ${formatHours(duration)}, ${placeOf(locationId)}`,
  );
  const place = kept.parameters.default_location_id;
  const strategy = kept.conflictStrategy;
  const decided = kept.resolutions.length;
  const facts: [string, string | undefined][] = [
    ['People', peopleText(json, names)],
    ['Teams', kept.teams.length > 0 ? counted(kept.teams.length, 'team') : undefined],
    ['Shifts', codes.join('; ') || undefined],
    ['Default site', place && placeOf(place)],
    ['Role', kept.parameters.roleLabel],
    ['Time zone', kept.timezone],
    ['Minimum rest', kept.minRestHours === undefined ? undefined : formatHours(kept.minRestHours)],
    [
      'Nights in a row',
      kept.maxConsecutiveNights === undefined ? undefined : `Maximum ${kept.maxConsecutiveNights}`,
    ],
    ['Conflicts', strategy && STRATEGY_TEXTS[strategy]],
    ['Decided one by one', decided > 0 ? counted(decided, 'conflict') : undefined],
    ['Notes', kept.notes],
    ['Shifts were', kept.published ? 'Published' : 'Kept as drafts'],
    ['Notifications', kept.sendNotifications ? 'Sent by email' : undefined],
    ['Rule', kept.rule?.name],
  ];
  return facts.flatMap(([term, text]) => (text ? [{ term, text }] : []));
}
