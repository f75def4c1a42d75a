const formats = new Map<string, Intl.DateTimeFormat>();

/** '13 Nov 2026', the day in the organisation's own zone. */
export function addedDate(instant: string, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-AU', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: zone,
    });
    formats.set(zone, format);
  }
  return format.format(new Date(instant));
}
