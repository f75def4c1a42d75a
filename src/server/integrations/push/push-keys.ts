// The pair of keys by which push services know this installation (VAPID, RFC 8292). It is made once: browsers that subscribed
// with it refuse messages that are signed with another one.
import { createECDH } from 'node:crypto';
import type { Database } from '../../db/database';
import { createSecretBox } from '../../db/secret-box';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const OWNER = 'push keys';

/** Returns what reads the keys, and makes them the first time. Null when none of the secret keys opens them. */
export function createPushKeys(
  database: Database,
  secretKeys: string[],
): () => Promise<PushKeys | null> {
  const box = createSecretBox(secretKeys);
  let known: PushKeys | undefined;

  async function read(): Promise<PushKeys | null> {
    return database.transact({}, async (db) => {
      const find = () => db.selectFrom('push_keys').selectAll().executeTakeFirst();
      if (!(await find())) {
        const { publicKey, privateKey } = makeKeys();
        await db
          .insertInto('push_keys')
          .values({ public_key: publicKey, private_key: box.seal(privateKey, OWNER) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const row = await find();
      const privateKey = row && box.open(row.private_key, OWNER);
      if (!row || privateKey === undefined) return null;
      if (box.isOutdated(row.private_key, OWNER)) {
        await db
          .updateTable('push_keys')
          .set({ private_key: box.seal(privateKey, OWNER) })
          .execute();
      }
      return { publicKey: row.public_key, privateKey };
    });
  }

  return async () => {
    known ??= (await read()) ?? undefined;
    return known ?? null;
  };
}

function makeKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  return {
    publicKey: pair.generateKeys('base64url'),
    // A number that begins with zeros has fewer bytes, and web-push wants all 32.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
      'base64url',
    ),
  };
}
