// The figures of the dashboard.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  summary:
    'Count people, job sites, and the shifts and hours of the current week. Employees get their own figures',
  right: 'see dashboard',
  response: z.object({
    totalEmployees: z.int(),
    weeklyShifts: z.int(),
    locations: z.int(),
    totalHours: z.number(),
  }),
});
