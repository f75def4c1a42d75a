// Makes a browser a kiosk: it types the code that an admin got, once, and holds a token from then on.
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import * as api from '#contract/api/kiosks';
import { AppError } from '#contract/errors';
import type { Http } from '../../http/http';
import { kioskCodesFrom, takeAttempt } from '../../http/rate-limit';
import { hashToken } from '../../http/tokens';
import type { Parts } from '../../parts';
import { recordKiosk } from './change-kiosks';

const makeKeys = promisify(generateKeyPair);

export function routeEnrolKiosk(http: Http, { database }: Parts): void {
  http.routeInSteps(api.enrolKiosk, async ({ body, address }, commit) => {
    await takeAttempt(database, [kioskCodesFrom(address)]);
    const code_hash = hashToken(body.code);
    const found = await database.readEverything((db) =>
      db
        .selectFrom('kiosks')
        .select('org_id')
        .where('code_hash', '=', code_hash)
        .executeTakeFirst(),
    );
    if (!found) throw new AppError('wrong_kiosk_code');
    const { privateKey } = await makeKeys('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return commit({ orgId: found.org_id }, async ({ db }) => {
      // Two tablets that type the same code at the same time: only one of them finds it here.
      const kiosk = await db
        .updateTable('kiosks')
        .set({
          code_hash: null,
          code_expires_at: null,
          private_key: privateKey,
          enrolled_at: sql`now()`,
        })
        .where('code_hash', '=', code_hash)
        .where('code_expires_at', '>', sql<Date>`now()`)
        .returning(['id', 'label', 'location_id'])
        .executeTakeFirst();
      if (!kiosk) throw new AppError('wrong_kiosk_code');
      const { name: siteName } = await db
        .selectFrom('locations')
        .select('name')
        .where('id', '=', kiosk.location_id)
        .executeTakeFirstOrThrow();
      const scope = { db, orgId: found.org_id };
      await recordKiosk(scope, null, 'kiosk.enrolled', { ...kiosk, siteName });
      return {
        answer: { label: kiosk.label, site_name: siteName },
        session: { kioskOf: kiosk.id },
      };
    });
  });
}
