// First match wins: Apple's calendars name their system, and Outlook on the web is an Exchange server.
const CALENDARS: [RegExp, string][] = [
  [/Google-Calendar/i, 'Google Calendar'],
  [/\biOS\/|iPhone/, 'the calendar of an iPhone or iPad'],
  [/macOS|Mac[ _+]OS|CalendarAgent/i, 'the calendar of a Mac'],
  [/Outlook|Microsoft|Exchange/i, 'Outlook'],
  [/Thunderbird|Lightning/i, 'Thunderbird'],
  [/ICSx|DAVx|Android/i, 'a calendar on Android'],
  [/Mozilla\//, 'a web browser'],
];

/** What a calendar says of itself, in words. */
export function calendarAppText(userAgent: string | null): string {
  return CALENDARS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'an unknown app';
}
