import type { Place } from '#contract/api/locations';

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** A line each for street, town and state, postcode, and country; none for what is unknown. */
export function addressLines(place: Place): string[] {
  const { street_number, street_name, town, state, postcode, country } = place;
  const lines = [
    joined(street_number, street_name),
    [town, state].filter(Boolean).join(', '),
    joined(postcode),
    country !== state ? joined(country) : '',
  ].filter((line) => line !== '');
  // Sites that were edited have their address as one text only.
  return lines.length > 0 ? lines : place.address ? [place.address] : [];
}
