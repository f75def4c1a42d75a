import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { type Cell, csv } from '#contract/csv';
import { EVIDENCE_TYPES, type EvidenceType } from '#contract/evidence-file';
import type { SessionUser } from '#contract/session-user';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { audit } from '../../../db/audit';
import { batches } from '../../../db/batches';
import type { Db } from '../../../db/database';
import { streamText } from '../../../http/streamed-text';
import type { Parts } from '../../../parts';
import { readOrganization } from '../organization.queries';
import { type DataSet, rowsOf } from './data-set';
import { DATA_SETS } from './data-sets';

type Member = SessionUser & { org_id: string };

export async function sendOrganizationData(
  { database, clock }: Parts,
  { user, gone }: { user: Member; gone: () => AbortSignal },
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
  const read = async (db: Db) => {
    const organization = await readOrganization(db, user.org_id);
    const evidence = await listEvidence(db);
    // The caller may have gone away. Nothing would stop the entries then, and their failure would end the server.
    if (output.destroyed) return;
    zip.addBuffer(Buffer.from(readme(user, today)), 'README.txt');
    addEntries(zip, db, { exported_at: new Date(now).toISOString(), organization }, evidence);
    await finished(output);
  };
  database.readLong(viewpoint, read, gone()).catch((error: Error) => output.destroy(error));
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${fileName(user.org_name)}-${today}.zip"`)
    .send(output);
}

/** 'acacia-health', for any file system. */
function fileName(name: string | null): string {
  const letters = (name ?? '').normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60) || 'organization';
}

function readme({ org_name, org_timezone }: Member, today: string): string {
  const files = DATA_SETS.map(({ name, holds }) => `- ${name}.csv: ${holds}`).join('\r\n');
  return `\uFEFFThe data of ${org_name} in Muster, as of ${today}\r
\r
${files}\r
- organization.json: all of the above and the settings of your organisation, for programs\r
- evidence: the files that people added to their licences, if there are any\r
\r
The CSV files open in any spreadsheet. Times that end in Z or +00:00 are in UTC; your organisation's time zone is ${org_timezone}. A ' before =, +, - or @ keeps a spreadsheet from running the text as a formula. The files hold personal data: keep them where only the right people can read them.\r
`;
}

/** Entries are written one after the other, because they share a connection. */
function addEntries(
  zip: ZipFile,
  db: Db,
  head: Record<string, unknown>,
  evidence: Evidence[],
): void {
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
  for (const { holding_id, media_type } of evidence) {
    add(`evidence/${holding_id}.${EVIDENCE_TYPES[media_type]}`, () => contentOf(db, holding_id));
  }
  zip.end();
}

function csvOf(db: Db, set: DataSet): Readable {
  return streamText(async (write) => {
    // Without this mark, Excel would read 'Zoë' as 'ZoÃ«'.
    await write(`\uFEFF${csv([set.columns])}`);
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

interface Evidence {
  holding_id: string;
  media_type: EvidenceType;
}

function listEvidence(db: Db): Promise<Evidence[]> {
  return db
    .selectFrom('holding_files')
    .select(['holding_id', 'media_type'])
    .$narrowType<Evidence>()
    .orderBy('holding_id')
    .execute();
}

/** One file at a time is in memory, however many there are. */
function contentOf(db: Db, holdingId: string): Readable {
  return Readable.from(
    (async function* () {
      const { content } = await db
        .selectFrom('holding_files')
        .select('content')
        .where('holding_id', '=', holdingId)
        .executeTakeFirstOrThrow();
      yield content;
    })(),
  );
}
