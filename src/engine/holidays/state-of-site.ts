// The Australian state or territory of a job site, from its address.
import { AUSTRALIAN_STATES, type AustralianState } from './holiday';

export interface SiteAddress {
  /** One text, where the parts aren't known. */
  address: string | null;
  state: string | null;
  country: string | null;
  timezone: string;
}

export const STATE_NAMES: Record<AustralianState, string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** Sydney's zone is missing: it is that of two. */
const STATE_OF_ZONE: Record<string, AustralianState> = {
  'Australia/Adelaide': 'SA',
  'Australia/Brisbane': 'QLD',
  'Australia/Broken_Hill': 'NSW',
  'Australia/Darwin': 'NT',
  'Australia/Eucla': 'WA',
  'Australia/Hobart': 'TAS',
  'Australia/Lindeman': 'QLD',
  'Australia/Lord_Howe': 'NSW',
  'Australia/Melbourne': 'VIC',
  'Australia/Perth': 'WA',
};

/** H8 */
export function stateOfSite(site: SiteAddress): AustralianState | undefined {
  if (!isInAustralia(site)) return undefined;
  return (
    AUSTRALIAN_STATES.find((state) => isNamed(state, site.state ?? '')) ??
    stateAtTheEnd(site.address ?? '') ??
    STATE_OF_ZONE[site.timezone]
  );
}

function isInAustralia({ country, timezone }: SiteAddress): boolean {
  return country ? plain(country) === 'australia' : timezone.startsWith('Australia/');
}

/** 'NSW' in '1 Queensland Road, Parramatta NSW 2150': a street can carry the name of another state. */
function stateAtTheEnd(address: string): AustralianState | undefined {
  const end = ` ${plain(address)} `;
  const places = AUSTRALIAN_STATES.map((state) => ({
    state,
    at: Math.max(...namesOf(state).map((name) => end.lastIndexOf(` ${name} `))),
  }));
  return places.filter(({ at }) => at >= 0).sort((one, other) => other.at - one.at)[0]?.state;
}

function isNamed(state: AustralianState, text: string): boolean {
  return namesOf(state).includes(plain(text));
}

function namesOf(state: AustralianState): string[] {
  return [plain(state), plain(STATE_NAMES[state])];
}

/** Turns 'N.S.W.' and ' new  south wales' into one spelling, and leaves out postcodes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
