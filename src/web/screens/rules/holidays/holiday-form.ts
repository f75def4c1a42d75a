// What the form about a public holiday holds, and what it sends.
import { z } from 'zod';
import { NewHolidayChange } from '#contract/api/holidays';
import type { HolidayChangeInput } from '../../../data/holidays';

const typed = z.string();

/** The form holds texts. An end at 00:00 is the end of the day. */
export const HolidayForm = z
  .object({
    kind: z.enum(['add', 'move', 'remove']),
    date: typed,
    name: typed,
    to: typed,
    part: z.boolean(),
    start: typed,
    end: typed,
    /** Empty for all sites. */
    locationId: typed,
  })
  .superRefine(({ part, start, end }, context) => {
    if (!part) return;
    const from = minutesOf(start);
    const to = minutesOf(end) || 1440;
    if (from === undefined) {
      context.addIssue({ code: 'custom', path: ['start'], message: TIME });
    }
    if (minutesOf(end) === undefined) {
      context.addIssue({ code: 'custom', path: ['end'], message: TIME });
    } else if (from !== undefined && to <= from) {
      const message = 'The end must be after the start';
      context.addIssue({ code: 'custom', path: ['end'], message });
    }
  })
  .transform(
    (values): HolidayChangeInput => ({
      kind: values.kind,
      date: values.date,
      name: values.name,
      to: values.kind === 'move' ? values.to : null,
      hours: values.part
        ? { start: minutesOf(values.start) ?? 0, end: minutesOf(values.end) || 1440 }
        : null,
      locationId: values.locationId || null,
    }),
  )
  .pipe(NewHolidayChange);

export type HolidayFormValues = z.input<typeof HolidayForm>;

const TIME = 'Invalid time format (use HH:mm)';

function minutesOf(time: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
