// Two-step sign-in of one's own account.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => call('GET /api/me/two-step', { signal }),
});

export function useTwoStep() {
  return useQuery(twoStepQuery);
}

/** Also reads the session again: two-step sign-in may have been the one thing missing. */
function reread(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['me'] }),
  ]);
}

export function useStartApp() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/me/two-step/app', { body: { password } }),
  });
}

export function useConfirmApp() {
  return useMutation({
    mutationFn: (code: string) => call('POST /api/me/two-step/app/confirm', { body: { code } }),
  });
}

export function useTurnOffApp() {
  return useMutation({
    mutationFn: (password: string) => call('DELETE /api/me/two-step/app', { body: { password } }),
    onSuccess: reread,
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (password: string) =>
      call('POST /api/me/two-step/recovery-codes', { body: { password } }),
    onSuccess: reread,
  });
}

/** Read again once the recovery codes have been seen: see `rereadTwoStep`. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (passkey: { name: string; password: string }) =>
      (await import('./passkey-browser')).createPasskey(passkey),
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call('PATCH /api/me/passkeys/{id}', { params: { id }, body: { name } }),
    onSuccess: reread,
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      call('DELETE /api/me/passkeys/{id}', { params: { id }, body: { password } }),
    onSuccess: reread,
  });
}

/** Once the new recovery codes have been seen: until then, whoever must set it up stays where they are. */
export function rereadTwoStep(): void {
  void reread();
}
