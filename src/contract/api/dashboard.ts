// The figures of the dashboard.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary:
    'People, sites, and the shifts and hours that start in the current week; employees get their own',
  right: 'see dashboard',
  response: z.object({
    totalEmployees: z.int(),
    weeklyShifts: z.int(),
    locations: z.int(),
    totalHours: z.number(),
  }),
});
