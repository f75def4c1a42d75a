// Leaving: deleting the organisation or keeping it after all, leaving it, deleting the own account.
import { useMutation } from '@tanstack/react-query';
import { call } from '../platform/api';
import { otherTabs } from '../platform/session-channel';
import { rereadSession, setSessionUser, useSigningIn } from './session';

export function useDeleteOrganization() {
  return useMutation({
    mutationFn: (name: string) => call('POST /api/organization/deletion', { body: { name } }),
    onSuccess: rereadSession,
  });
}

export function useKeepOrganization() {
  return useMutation({
    mutationFn: () => call('DELETE /api/organization/deletion'),
    onSuccess: rereadSession,
  });
}

/** Opens another organisation of this account, if there is one. */
export function useLeaveOrganization() {
  return useSigningIn((_: undefined) => call('POST /api/me/leave'));
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => call('POST /api/me/delete', { body: { password } }),
    onSuccess: async () => {
      await setSessionUser(null);
      otherTabs.tellSessionChanged();
    },
  });
}
