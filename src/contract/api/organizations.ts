// The organisations that the signed-in account belongs to.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/api/organizations',
  summary: 'List the organisations this account belongs to',
  right: 'choose organisation',
  response: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
