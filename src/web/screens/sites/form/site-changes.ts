import { z } from 'zod';
import { type Location, LocationChanges } from '#contract/api/locations';
import type { Coordinates } from '../../../components/map/coordinates';
import type { Texts } from '../../../components/newer-version/versions';

const typed = z.string();

/** The form holds texts. Empty ones are sent as null. */
export const SiteForm = z
  .object({
    name: typed,
    address: typed,
    phone: typed,
    email: typed,
    notes: typed,
    latitude: typed,
    longitude: typed,
  })
  .transform(
    (values): z.input<typeof LocationChanges> => ({
      name: values.name,
      address: orNull(values.address),
      phone: orNull(values.phone),
      email: orNull(values.email),
      notes: orNull(values.notes),
      latitude: degrees(values.latitude),
      longitude: degrees(values.longitude),
    }),
  )
  .pipe(LocationChanges);

export type SiteFormValues = z.input<typeof SiteForm>;
export type SiteChanges = z.output<typeof SiteForm>;

export function formValuesOf(site: Location): SiteFormValues {
  return {
    name: site.name,
    address: site.address ?? '',
    phone: site.phone ?? '',
    email: site.email ?? '',
    notes: site.notes ?? '',
    latitude: site.latitude?.toString() ?? '',
    longitude: site.longitude?.toString() ?? '',
  };
}

export const SITE_LABELS = {
  name: 'Site name',
  address: 'Address',
  phone: 'Phone number',
  email: 'Email',
  notes: 'Notes',
  latitude: 'Latitude',
  longitude: 'Longitude',
};

/** The values that the form showed, as the server keeps them. */
export function seenOf(texts: Texts): SiteChanges['seen'] {
  const { name = '', address = '', phone = '', email = '', notes = '' } = texts;
  const { latitude = '', longitude = '' } = texts;
  return {
    name,
    address: address || null,
    phone: phone || null,
    email: email || null,
    notes: notes || null,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  };
}

/** An unmoved pin is left out: someone else may have moved it since. */
export function changesTo(site: Location, changes: SiteChanges): SiteChanges {
  const { latitude, longitude, ...texts } = changes;
  const moved = latitude !== site.latitude || longitude !== site.longitude;
  return moved ? changes : texts;
}

/** The pin of two typed texts; null where they make none. */
export function pinOf(latitude: string, longitude: string): Coordinates | null {
  const pin = { latitude: degrees(latitude), longitude: degrees(longitude) };
  if (pin.latitude === null || pin.longitude === null) return null;
  const onEarth = Math.abs(pin.latitude) <= 90 && Math.abs(pin.longitude) <= 180;
  return onEarth ? { latitude: pin.latitude, longitude: pin.longitude } : null;
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

function degrees(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
