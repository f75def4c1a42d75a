// The time zone of a job site, from its address.
import type { Zone } from './kinds';
import { COUNTRIES, type CountryZones } from './place-zones';

export interface Place {
  country: string;
  state: string;
  town?: string | undefined;
}

interface Lookup {
  states: ReadonlyMap<string, string>;
  towns: ReadonlyMap<string, string>;
  otherwise: string;
}

const LOOKUPS: ReadonlyMap<string, Lookup> = new Map(
  Object.entries(COUNTRIES).map(([name, { states, towns, otherwise }]) => [
    name,
    { states: byPlace(states), towns: byPlace(towns), otherwise },
  ]),
);

export function zoneOfPlace({ country, state, town = '' }: Place): Zone {
  const found = LOOKUPS.get(plain(country));
  if (found === undefined) return 'UTC' as Zone;
  return (found.towns.get(plain(town)) ??
    found.states.get(plain(state)) ??
    found.otherwise) as Zone;
}

function byPlace(places: CountryZones['states']): ReadonlyMap<string, string> {
  return new Map(
    places.flatMap(([zone, ...names]) => names.map((name): [string, string] => [name, zone])),
  );
}

/** Turns 'N.S.W.', ' new  south wales' and 'Québec' into the table's spelling. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
