import type { Location } from '#contract/api/locations';

/** By name, address or phone. Spaces and brackets in a phone number don't matter. */
export function filterSites(sites: readonly Location[], search: string): readonly Location[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return sites;
  const digits = unspaced(wanted);
  return sites.filter(
    ({ name, address, phone }) =>
      [name, address, phone].some((text) => text?.toLowerCase().includes(wanted)) ||
      (phone !== null && digits !== '' && unspaced(phone).includes(digits)),
  );
}

function unspaced(text: string): string {
  return text.replaceAll(/[\s()-]/g, '');
}
