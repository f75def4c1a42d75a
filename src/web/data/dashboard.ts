// The figures of the dashboard.
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';

export function useDashboardStats() {
  return useQuery({
    queryKey: ['dashboard'],
    meta: { topics: ['shifts', 'employees', 'locations', 'organization'] },
    queryFn: ({ signal }) => call('GET /api/dashboard/stats', { signal }),
  });
}
