import type { z } from 'zod';
import { LocationInput } from '#contract/api/locations';

/** The form's fields. The server works out address, coordinates and time zone. */
export const NewSite = LocationInput.omit({
  address: true,
  org_id: true,
  latitude: true,
  longitude: true,
  holiday_regions: true,
}).required();
export type NewSite = z.input<typeof NewSite>;

export const EMPTY_SITE: NewSite = {
  name: '',
  street_number: '',
  street_name: '',
  town: '',
  state: '',
  postcode: '',
  country: 'Australia',
  phone: '',
  email: '',
  notes: '',
};

/** The address as the server will write it. */
export function composeAddress(
  site: Pick<NewSite, 'street_number' | 'street_name' | 'town' | 'state' | 'postcode' | 'country'>,
): string {
  const street = [site.street_number, site.street_name].map((part) => part.trim());
  const parts = [street.filter(Boolean).join(' '), site.town, site.state, site.postcode];
  return [...parts, site.country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
