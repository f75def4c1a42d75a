// What a visitor needs to know of this installation: whom to ask, how one pays, and the small print.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/installation',
  summary: 'Get the support address, and whether payments are real or in test mode',
  right: 'use the front door',
  response: z.object({ supportEmail: z.string(), payments: z.enum(['card', 'sandbox']) }),
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
