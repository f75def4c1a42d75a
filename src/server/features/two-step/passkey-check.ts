// What passkeys sign: our challenge, at our address, after checking who holds them. Whatever is wrong with an answer
// is one error: its reason would only help an attacker.
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { addPasskey, signInWithPasskey } from '#contract/api/passkeys';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';

/** Loaded for the first passkey: the package took a quarter of the time of every start and command. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The challenge that an answer claims to be for. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data: unknown = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'),
    );
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

export async function checkNewPasskey(
  answer: BodyOf<typeof addPasskey>['answer'],
  publicUrl: URL,
): Promise<WebAuthnCredential> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
      ...expected(challengeOf(answer), publicUrl),
    }),
  );
  if (!verified) throw new AppError('passkey_refused');
  return registrationInfo.credential;
}

/** Returns the passkey's new count of uses. */
export async function checkPasskey(
  answer: BodyOf<typeof signInWithPasskey>['answer'],
  known: { credential_id: string; public_key: Buffer; counter: string },
  publicUrl: URL,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
      ...expected(challengeOf(answer), publicUrl),
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
    }),
  );
  if (!verified) throw new AppError('passkey_refused');
  return authenticationInfo.newCounter;
}

function expected(expectedChallenge: string, publicUrl: URL) {
  return {
    expectedChallenge,
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification: true,
  };
}

async function orRefuse<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw new AppError('passkey_refused', {}, { cause: error });
  }
}
