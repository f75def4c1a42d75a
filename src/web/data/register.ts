import type { register } from '#contract/api/register';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { useSigningIn } from './session';

export function useRegister() {
  return useSigningIn((body: BodyInput<typeof register>) =>
    call('POST /api/auth/register', { body }),
  );
}
