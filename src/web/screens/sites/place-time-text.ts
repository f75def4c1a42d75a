/** 'Australia/Broken_Hill' is 'Broken Hill time', UTC is 'UTC'. */
export function placeTimeText(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return city === 'UTC' ? city : `${city} time`;
}
