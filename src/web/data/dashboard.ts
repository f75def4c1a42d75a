// The figures of the dashboard, and what managers need to see there.
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import { serverNow } from '../platform/server-time';

export function useDashboardStats() {
  return useQuery({
    queryKey: ['dashboard'],
    meta: { topics: ['shifts', 'employees', 'locations', 'organization'] },
    queryFn: ({ signal }) => call('GET /api/dashboard/stats', { signal }),
  });
}

const QUARTER_MS = 15 * 60_000;

/** Who is on changes without a change of the roster, so it is read again just after each quarter of an hour. */
export function useTeamDashboard() {
  return useQuery({
    queryKey: ['team-dashboard'],
    meta: {
      topics: [
        'shifts',
        'answers',
        'day-statuses',
        'employees',
        'shift-groups',
        'locations',
        'cover',
        'skills',
        'organization',
      ],
    },
    refetchInterval: () => QUARTER_MS - (serverNow() % QUARTER_MS) + 1_000,
    queryFn: ({ signal }) => call('GET /api/dashboard/team', { signal }),
  });
}
