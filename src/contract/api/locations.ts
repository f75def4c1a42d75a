// Job sites: where people work, each in a time zone of its own.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, id, name, phone, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, wallTime } from '../time-fields';
import { timezone } from '../timezone-field';
import { OverrideInput } from './overrides';
import { Undoable } from './roster-window';

export const COUNTRIES = [
  'Australia',
  'United States',
  'United Kingdom',
  'Canada',
  'New Zealand',
] as const;

const optionalText = z.string().nullable();

export const Location = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  name: z.string(),
  address: optionalText,
  street_number: optionalText,
  street_name: optionalText,
  town: optionalText,
  state: optionalText,
  postcode: optionalText,
  country: optionalText,
  phone: optionalText,
  email: optionalText,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timezone: z.string(),
  notes: optionalText,
  /** Where the site keeps public holidays of its own, beside those of its state. */
  holiday_regions: z.array(z.string()),
});
export type Location = z.infer<typeof Location>;

const addressPart = text(LIMITS.addressPartLength);
const notes = text(LIMITS.notesLength);
/** Spelt as the engine's table of holidays has them, such as 'QLD City of Brisbane'. */
const holidayRegions = z
  .array(z.string().meta({ examples: ['QLD City of Brisbane'] }))
  .max(LIMITS.holidayRegions);
/** Empty is as good as absent. */
const optionalEmail = z.union([z.literal(''), email], {
  error: 'Please enter a valid email address',
});

export const LocationInput = z.strictObject({
  name: name.meta({ examples: ['Parramatta Depot'] }),
  street_number: addressPart.optional(),
  street_name: text(LIMITS.addressPartLength, 'Street name is required').meta({
    examples: ['Church Street'],
  }),
  town: text(LIMITS.addressPartLength, 'Town/city is required').meta({ examples: ['Parramatta'] }),
  state: text(LIMITS.addressPartLength, 'State/region is required').meta({ examples: ['NSW'] }),
  postcode: addressPart.optional(),
  country: z.enum(COUNTRIES, 'Country is required').meta({ examples: ['Australia'] }),
  phone: phone.optional(),
  email: optionalEmail.optional(),
  notes: notes.optional(),
  holiday_regions: holidayRegions.optional(),
  /** Accepted for older clients and composed anew: the server knows the address from its parts. */
  address: z.string().max(LIMITS.notesLength).optional(),
  org_id: id('organization').optional(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});

export const LocationChanges = z
  .strictObject({
    name: name.meta({ examples: ['Parramatta Depot'] }),
    address: text(LIMITS.notesLength).nullish(),
    phone: phone.nullish(),
    email: optionalEmail.nullish(),
    notes: notes.nullish(),
    /** Left out, they stay. */
    holiday_regions: holidayRegions.optional(),
    /** The pin, moved on the map. Left out, it stays. */
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    /** As it was when the form was opened; refused where someone has changed it since. */
    seen: Location.pick({
      name: true,
      address: true,
      phone: true,
      email: true,
      notes: true,
      latitude: true,
      longitude: true,
    })
      .partial()
      .optional(),
  })
  .refine(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
    message: 'A pin needs both latitude and longitude',
    path: ['longitude'],
  });

const Path = z.object({ id: id('location') });

const SiteShift = z.object({
  employee_name: z.string(),
  date: calendarDate,
  startTime: wallTime,
  endTime: wallTime,
});

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/locations',
  summary: 'List all job sites by name',
  right: 'manage job sites',
  response: z.array(Location),
});

/** What every member may know of a site, to find the way to work. */
export const Place = Location.omit({
  phone: true,
  email: true,
  notes: true,
  holiday_regions: true,
  org_id: true,
});
export type Place = z.infer<typeof Place>;

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  summary: 'List names, addresses and time zones of all job sites, deleted ones included',
  right: 'see my shifts',
  response: z.array(Place),
});

export const createLocation = endpoint({
  method: 'POST',
  path: '/api/locations',
  summary: 'Add a job site. The server works out its address, time zone and coordinates',
  right: 'manage job sites',
  body: LocationInput,
  response: Location,
  status: 201,
});

export const updateLocation = endpoint({
  method: 'PUT',
  path: '/api/locations/{id}',
  summary: 'Change a job site',
  right: 'manage job sites',
  params: Path,
  body: LocationChanges,
  response: Location,
});

export const countLocationShifts = endpoint({
  method: 'GET',
  path: '/api/locations/{id}/future-shifts',
  summary: 'Count the future shifts that use the job site, and list the first of them',
  right: 'manage job sites',
  params: Path,
  response: z.object({ count: z.int(), first: z.array(SiteShift) }),
});

/** Both keep what the clock at the site shows: 09:00 stays 09:00, in whatever zone. */
export const moveSiteShifts = endpoint({
  method: 'POST',
  path: '/api/locations/{id}/move-shifts',
  summary: 'Move the future shifts of a job site to another site, all or none',
  right: 'manage job sites',
  params: Path,
  body: z.strictObject({ to: id('location'), override: OverrideInput.optional() }),
  response: Undoable.extend({ shifts: z.int() }),
});

export const correctTimezone = endpoint({
  method: 'POST',
  path: '/api/locations/{id}/timezone',
  summary:
    'Correct the time zone of a job site. Future shifts keep their clock times. With preview, only report what would happen',
  right: 'correct time zones',
  params: Path,
  body: z.strictObject({ timezone, preview: z.boolean().default(true) }),
  response: z.object({
    /** Future shifts that keep their clock times, and so begin at another moment. */
    shifts: z.int(),
    people: z.int(),
    /** The first of them, and how many minutes later it begins; negative is earlier. */
    first: SiteShift.extend({ minutesLater: z.int() }).nullable(),
    /** Past and running shifts stay at their moment, and so show other clock times. */
    past: z.int(),
    /** Sentences that name the shifts in the way, the first 20 of `conflictCount`. */
    conflicts: z.array(z.string()),
    conflictCount: z.int(),
  }),
});

export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/api/locations/{id}',
  summary: 'Remove a job site. Refused while future shifts use it',
  right: 'manage job sites',
  params: Path,
});
