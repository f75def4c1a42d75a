// The short names of time zones. Intl takes a phone a tenth of a second for its first name, so the Australian names
// are written down.
const EASTERN = { 600: 'AEST', 660: 'AEDT' };
const CENTRAL = { 570: 'ACST', 630: 'ACDT' };

/** Names by minutes ahead of UTC. */
export const WRITTEN_DOWN: Record<string, Record<number, string>> = {
  'Australia/Sydney': EASTERN,
  'Australia/Melbourne': EASTERN,
  'Australia/Hobart': EASTERN,
  'Australia/Brisbane': EASTERN,
  'Australia/Adelaide': CENTRAL,
  'Australia/Darwin': CENTRAL,
  'Australia/Broken_Hill': CENTRAL,
  'Australia/Perth': { 480: 'AWST' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** 'AEDT' */
export function nameOfZone(zone: string, at: string, minutesAhead: number): string {
  return WRITTEN_DOWN[zone]?.[minutesAhead] ?? nameByIntl(zone, at);
}

export function nameByIntl(zone: string, at: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
  formats.set(zone, format);
  const parts = format.formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
