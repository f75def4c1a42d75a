// What every visitor may know of this installation.
import { useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/installation';
import type { ParamsInput } from '#contract/endpoint';
import { call } from '../platform/api';

export function useInstallation() {
  return useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => call('GET /api/installation', { signal }),
  });
}

/** False where emails lie in a folder on the server, and someone has to pass them on. */
export function useEmailsReachPeople(): boolean {
  return useInstallation().data?.emails !== 'outbox';
}

export function useLegalDocument({ document }: ParamsInput<typeof api.getLegalDocument>) {
  return useQuery({
    queryKey: ['legal', document],
    queryFn: ({ signal }) => call('GET /api/legal/{document}', { params: { document }, signal }),
  });
}
