import { createECDH } from 'node:crypto';
import type * as api from '#contract/api/push-subscriptions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { Scope } from '../../db/database';
import type { Session } from '../../http/sessions';
import { listDevices, replaceDevice } from './push-subscriptions.queries';

export async function turnOnPush(
  scope: Scope,
  session: Session,
  { endpoint, keys }: BodyOf<typeof api.turnOnPush>,
): Promise<undefined> {
  requireKey(keys.p256dh);
  await replaceDevice(scope, session, { endpoint, ...keys });
  const devices = await listDevices(scope, session);
  if (devices.length > LIMITS.pushDevices) throw new AppError('too_many_push_devices');
}

/** A key that isn't a point of the curve would fail each time a message is encrypted for it. */
function requireKey(p256dh: string): void {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(p256dh, 'base64url');
  } catch {
    throw new AppError('invalid_input');
  }
}
