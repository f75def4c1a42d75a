// Calls about the installation itself.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Check that the process is alive',
  right: 'use the front door',
  response: z.object({ status: z.literal('ok') }),
});

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Check that the database is reachable. Answers 503 when it is not',
  right: 'use the front door',
  response: z.object({ status: z.literal('ready') }),
});
