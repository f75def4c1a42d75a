import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { type Cell, csv } from '#contract/csv';
import type { SessionUser } from '#contract/session-user';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { audit } from '../../../db/audit';
import { batches } from '../../../db/batches';
import type { Db } from '../../../db/database';
import { streamText } from '../../../http/streamed-text';
import { limitConcurrency } from '../../../limit-concurrency';
import type { Parts } from '../../../parts';
import { readOrganization } from '../organization.queries';
import { DATA_SETS, type DataSet, rowsOf } from './data-sets';

type Member = SessionUser & { org_id: string };

// Each download holds a database connection until it ends.
const limited = limitConcurrency(2);

export async function sendOrganizationData(
  { database, clock }: Parts,
  user: Member,
  reply: FastifyReply,
) {
  const viewpoint = { orgId: user.org_id, userId: user.id };
  await database.transact(viewpoint, (db) =>
    audit(
      { db },
      {
        orgId: user.org_id,
        actorUserId: user.id,
        action: 'organization.data_downloaded',
        targetType: 'organization',
        targetId: user.org_id,
      },
    ),
  );
  const now = clock();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const today = dateAt(now, (user.org_timezone ?? 'UTC') as Zone);
  limited(async () => {
    // The caller may have gone away while waiting. Nothing would stop the entries then, and their failure would end the server.
    if (output.destroyed) return;
    await database.readMoment(viewpoint, async (db) => {
      const organization = await readOrganization(db, user.org_id);
      if (output.destroyed) return;
      addEntries(zip, db, { exported_at: new Date(now).toISOString(), organization });
      await finished(output);
    });
  }).catch((error: Error) => output.destroy(error));
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="organization-data-${today}.zip"`)
    .send(output);
}

/** Entries are written one after the other, because they share a connection. */
function addEntries(zip: ZipFile, db: Db, head: Record<string, unknown>): void {
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  // A caller who goes away in the middle must not leave a transaction open.
  output.once('close', () => current?.destroy());
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (name: string, open: () => Readable) =>
    zip.addReadStreamLazy(name, (take) => {
      current = open();
      take(null, current);
    });
  for (const set of DATA_SETS) add(`${set.name}.csv`, () => csvOf(db, set));
  add('organization.json', () => jsonOf(db, head));
  zip.end();
}

function csvOf(db: Db, set: DataSet): Readable {
  return streamText(async (write) => {
    await write(csv([set.columns]));
    for await (const rows of batches(db, rowsOf(set))) {
      await write(csv(rows.map(({ json }) => Object.values(JSON.parse(json)).map(asCell))));
    }
  });
}

function asCell(value: unknown): Cell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell);
}

/** Puts everything in one file, with the types that a spreadsheet loses. */
function jsonOf(db: Db, head: Record<string, unknown>): Readable {
  return streamText(async (write) => {
    await write(JSON.stringify(head, null, 1).slice(0, -2));
    for (const set of DATA_SETS) {
      await write(`,\n ${JSON.stringify(set.name)}: [`);
      let before = '\n';
      for await (const rows of batches(db, rowsOf(set))) {
        await write(before + rows.map(({ json }) => json).join(',\n'));
        before = ',\n';
      }
      await write('\n ]');
    }
    await write('\n}\n');
  });
}
