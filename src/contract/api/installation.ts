// What a visitor needs to know of this installation: whom to ask, how one pays, and the small print.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { PRICE_INTERVALS } from '../subscription';

export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/installation',
  summary: 'Get the support address, the price, and whether payments and emails are real',
  right: 'use the front door',
  response: z.object({
    supportEmail: z.string(),
    payments: z.enum(['card', 'sandbox']),
    /** Null while the card provider's price can't be read. */
    price: z
      .object({
        amount: z.number(),
        currency: z.string(),
        interval: z.enum(PRICE_INTERVALS),
        intervalCount: z.int(),
      })
      .nullable(),
    /** 'outbox': emails are files in the data folder of the server, and reach nobody by themselves. */
    emails: z.enum(['sent', 'outbox']),
    /** How many daily backups hold what was deleted, until newer ones replace them. 0: Muster makes none. */
    backupsKept: z.int(),
  }),
});

export const getLegalDocument = endpoint({
  method: 'GET',
  path: '/api/legal/{document}',
  summary:
    "Get the terms of service or the privacy policy: the operator's own, or the default text",
  right: 'use the front door',
  params: z.object({ document: z.enum(['terms', 'privacy']) }),
  /** Plain text with '# ' and '## ' before headings, '- ' before items, and empty lines between. */
  response: z.object({ text: z.string() }),
});
