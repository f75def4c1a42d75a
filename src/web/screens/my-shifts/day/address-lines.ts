import type { Place } from '#contract/api/locations';

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Street, town and state, postcode, country: a line each, and none for what is not known. */
export function addressLines(place: Place): string[] {
  const { street_number, street_name, town, state, postcode, country } = place;
  const lines = [
    joined(street_number, street_name),
    [town, state].filter(Boolean).join(', '),
    joined(postcode),
    country !== state ? joined(country) : '',
  ].filter((line) => line !== '');
  // A site that was edited knows its address only as one text.
  return lines.length > 0 ? lines : place.address ? [place.address] : [];
}
