// The settings of a run or a rule in words, from the request it keeps as JSON.
import { counted } from '#engine/counted';
import type { Strategy } from '#engine/generation/input';
import { formatHours } from '../../../platform/formats';
import { readSavedRequest } from '../saved-request';
import type { Names } from '../use-names';

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
  const kept = readSavedRequest(json);
  if (!kept) return undefined;
  const named = kept.groupIds.map((id) => groups.get(id) ?? 'a deleted group');
  const people = kept.employeeIds.length > 0 ? counted(kept.employeeIds.length, 'employee') : '';
  return [named.join(', '), people].filter((text) => text !== '').join(' and ');
}

export function parameterFacts(json: string, names: Names): Fact[] {
  const kept = readSavedRequest(json);
  if (!kept) return [];
  const placeOf = (id: string) => names.locations.get(id) ?? 'a deleted site';
  const codes = Object.entries(kept.shiftCodes).map(
    ([code, { startTime, duration, locationId }]) =>
      `${code} ${startTime}, ${formatHours(duration)}, ${placeOf(locationId)}`,
  );
  const { teams = [] } = kept;
  const teamSites = teams.flatMap(({ locationId }) => locationId ?? []);
  const place = kept.parameters.default_location_id;
  const strategy = kept.conflictStrategy;
  const decided = kept.resolutions.length;
  const facts: [string, string | undefined][] = [
    ['People', peopleText(json, names)],
    ['Teams', teams.length > 0 ? counted(teams.length, 'team') : undefined],
    ['Sites of teams', [...new Set(teamSites)].map(placeOf).join(', ') || undefined],
    ['Shifts', codes.join('; ') || undefined],
    ['Default site', place && placeOf(place)],
    ['Role', kept.parameters.roleLabel],
    ['Time zone', kept.siteClock ? "Each site's own clock" : kept.timezone],
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
