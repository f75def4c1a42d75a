// Describes a demo organisation, before it becomes rows.
import type { Role } from '#contract/rights';
import { zoneOfPlace } from '#engine/time/zone-of-place';
import { idFromText } from '../../db/id-from-text';
import type { RotationName } from './rotations';

export interface DemoSite {
  name: string;
  street_number: string;
  street_name: string;
  town: string;
  state: string;
  postcode: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  notes: string | null;
}

export interface DemoGroup {
  name: string;
  color_hex: string;
}

export interface DemoPerson {
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  roleLabel: string;
  joinedDaysAgo: number;
}

/** People who work the same rotation at the same site. */
export interface DemoStaff {
  group: string | null;
  /** The town of the site. */
  town: string;
  rotation: RotationName;
  people: DemoPerson[];
}

/** How many people a site needs. */
export interface DemoNeed {
  /** The town of the site. */
  town: string;
  label: string;
  weekdays: number[];
  startTime: string;
  endTime: string;
  minimum: number;
  target: number;
  maximum: number | null;
  group: string | null;
  /** Only for the four weeks from next Monday. */
  inComingWeeks?: boolean;
}

export interface DemoOrganization {
  name: string;
  abn: string;
  timezone: string;
  subscriptionStatus: 'trialing' | 'active';
  registeredDaysAgo: number;
  trialEndsInDays: number;
  employeeCountEstimate: number;
  billingEmail: string;
  owner: DemoPerson;
  groups: DemoGroup[];
  sites: DemoSite[];
  staff: DemoStaff[];
  needs?: DemoNeed[];
}

export const COUNTRY = 'Australia';

export function addressOf(site: DemoSite): string {
  const { street_number, street_name, town, state, postcode } = site;
  return `${street_number} ${street_name}, ${town}, ${state}, ${postcode}, ${COUNTRY}`;
}

export function zoneOfSite({ state, town }: DemoSite) {
  return zoneOfPlace({ country: COUNTRY, state, town });
}

/** Gives the same id in every demo, so that a demo can be recognised. */
export function demoId(...names: string[]): string {
  return idFromText(`muster demo/${names.join('/')}`);
}
