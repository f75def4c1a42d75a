// Kiosks: shared tablets at a site, on which people clock in with a PIN.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant, nameText } from '../fields';
import { LIMITS } from '../limits';

const Kiosk = z.object({
  id: z.uuid(),
  label: z.string(),
  location_id: z.uuid(),
  site_name: z.string(),
  /** Null once the account is gone. */
  created_by_name: z.string().nullable(),
  /** Null until a tablet has used the code. */
  enrolled_at: instant.nullable(),
  /** The last call of the tablet. */
  last_seen_at: instant.nullable(),
});
export type Kiosk = z.infer<typeof Kiosk>;

export const KioskInput = z.strictObject({
  location_id: id('location', 'Choose a job site'),
  label: nameText(LIMITS.kioskLabelLength, 'Required').meta({ examples: ['Gate tablet'] }),
});

export const listKiosks = endpoint({
  method: 'GET',
  path: '/api/kiosks',
  summary: 'List the kiosks that are in use or wait for their tablet',
  right: 'manage kiosks',
  response: z.array(Kiosk),
});

export const createKiosk = endpoint({
  method: 'POST',
  path: '/api/kiosks',
  summary: 'Make a kiosk for a job site. The code for its tablet is answered this once',
  right: 'manage kiosks',
  body: KioskInput,
  /** A repeat of the call has no code: it isn't kept anywhere. */
  response: Kiosk.extend({ code: z.string().nullable() }),
  status: 201,
});

export const deleteKiosk = endpoint({
  method: 'DELETE',
  path: '/api/kiosks/{id}',
  summary: 'Revoke a kiosk. Its tablet stops working straight away',
  right: 'manage kiosks',
  params: z.object({ id: id('kiosk') }),
});

export const enrolKiosk = endpoint({
  method: 'POST',
  path: '/api/kiosks/enrol',
  summary: 'Make this browser a kiosk, with the code that an admin got',
  right: 'use the front door',
  body: z.strictObject({
    code: z
      .string()
      .max(40)
      .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
      .meta({ examples: ['K7QM-4RTP'] }),
  }),
  response: z.object({ label: z.string(), site_name: z.string() }),
});
