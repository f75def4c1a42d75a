// Signing up: an organisation with its checkout, or, where the installation allows it, just an account with one.
import { useMutation } from '@tanstack/react-query';
import type * as api from '#contract/api/onboarding';
import type { register } from '#contract/api/register';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { useSigningIn } from './session';

export function useSignUp() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.signUp>) =>
      call('POST /api/onboarding/step1', { body }),
    onSuccess: ({ organizationId }) => keptOrganization.keep(organizationId),
  });
}

/** Returns the address of the checkout page. */
export function useStartCheckout() {
  return useMutation({
    mutationFn: (organizationId: string) =>
      call('POST /api/onboarding/checkout', { body: { organizationId } }),
  });
}

export function useRegister() {
  return useSigningIn((body: BodyInput<typeof register>) =>
    call('POST /api/auth/register', { body }),
  );
}

const PLACE = 'muster-signup-organization';

/** The organisation that this tab is signing up. It must survive the way to the checkout and back. */
export const keptOrganization = {
  find: () => sessionStorage.getItem(PLACE),
  keep: (organizationId: string) => sessionStorage.setItem(PLACE, organizationId),
  forget: () => sessionStorage.removeItem(PLACE),
};
