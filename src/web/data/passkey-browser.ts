// Asks the browser for a passkey. A chunk of its own: few people need it, and not at first.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { addPasskey, signInWithPasskey } from '#contract/api/passkeys';
import type { BodyInput } from '#contract/endpoint';
import { ApiError, call } from '../platform/api';

type Created = BodyInput<typeof addPasskey>['answer'];
type Signed = BodyInput<typeof signInWithPasskey>['answer'];

/** Makes a passkey and adds it to the account. */
export async function createPasskey({ name, password }: { name: string; password: string }) {
  const options = await call('POST /api/me/passkeys/options', { body: { password } });
  const answer = await inWords(() =>
    startRegistration({
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }),
  );
  return call('POST /api/me/passkeys', { body: { name, answer: answer as Created } });
}

/** Signs in with a passkey; after the password, with one of that account. */
export async function answerWithPasskey() {
  const options = await call('POST /api/auth/passkey/options', { ask: false });
  const answer = await inWords(() =>
    startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  );
  return call('POST /api/auth/passkey', { body: { answer: answer as Signed }, ask: false });
}

/** Browsers explain themselves to programmers only. */
async function inWords<T>(ask: () => Promise<T>): Promise<T> {
  if (!window.isSecureContext || !('PublicKeyCredential' in window)) {
    throw new ApiError(
      0,
      "This browser can't use passkeys here. Muster must be opened with https.",
    );
  }
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError')
      throw new ApiError(0, 'This device already has a passkey for your account.');
    throw new ApiError(0, "The passkey wasn't used. Try again, or choose another way.");
  }
}
