// npm run admin -- delete-organization | anonymise-person: what the operator erases for good.
import { createInterface } from 'node:readline/promises';
import { sql } from 'kysely';
import { backupsText, GRACE_DAYS } from '#contract/deletion';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import type { Instant } from '#engine/time/kinds';
import { anonymisePerson } from '../features/leaving/anonymise-person';
import { deleteOrganization } from '../features/leaving/delete-organization';
import { removeOrganization } from '../features/leaving/remove-organizations';
import { createPayments } from '../integrations/payments/create-payments';
import type { Parts } from '../parts';
import { prepare } from '../startup';
import { StartupError } from '../startup-error';

export const ERASE_USAGE = `  npm run admin -- delete-organization <id or name> [--now] [--yes]
  npm run admin -- anonymise-person <email or employee id> [--yes]`;

type Ground = Pick<Parts, 'config' | 'database' | 'payments'>;
type Ask = (question: string) => Promise<string>;

/** Returns false for commands that are not about erasing. */
export async function erase(command: string, args: string[]): Promise<boolean> {
  if (command !== 'delete-organization' && command !== 'anonymise-person') return false;
  const options = args.filter((arg) => arg.startsWith('--'));
  const [subject, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const known = command === 'delete-organization' ? ['--yes', '--now'] : ['--yes'];
  if (!subject || more.length > 0 || options.some((option) => !known.includes(option))) {
    throw new StartupError(`Use one of:\n${ERASE_USAGE}`);
  }
  const { config, database, close } = await prepare('command');
  try {
    const payments = createPayments(config, database, () => Date.now() as Instant);
    const ground = { config, database, payments };
    const ask = options.includes('--yes') ? undefined : askInTerminal;
    const sentence =
      command === 'delete-organization'
        ? await eraseOrganization(ground, subject, options.includes('--now'), ask)
        : await erasePerson(ground, subject, ask);
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    throw error instanceof AppError ? new StartupError(error.message) : error;
  } finally {
    await close();
  }
  return true;
}

async function askInTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

export async function eraseOrganization(
  ground: Ground,
  subject: string,
  now: boolean,
  ask: Ask | undefined,
): Promise<string> {
  const { id: orgId, name } = await findOrganization(ground, subject);
  const when = now ? 'now, for good' : `in ${counted(GRACE_DAYS, 'day')}`;
  const typed = ask ? await ask(`Delete ${name} ${when}? Type its name: `) : name;
  if (typed !== name) throw new StartupError('That is another name, so nothing was deleted.');
  const { database, config } = ground;
  await deleteOrganization(ground, { orgId, actor: null, name }, (work) =>
    database.transact({ orgId }, (db) => work({ db, orgId })),
  );
  if (!now) {
    return `${name} will be deleted in ${counted(GRACE_DAYS, 'day')}. Its owners have been emailed, and can keep it until then.`;
  }
  await database.transact({ orgId }, (db) =>
    db
      .updateTable('organizations')
      .set({ deletes_at: sql`now()` })
      .where('id', '=', orgId)
      .execute(),
  );
  await removeOrganization(ground, orgId);
  return `${name} has been deleted. ${backupsText(config.backupsKept)}`;
}

async function findOrganization({ database }: Ground, subject: string) {
  const found = await database.readEverything((db) =>
    db
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where(sql<boolean>`id::text = lower(${subject}) or lower(name) = lower(${subject})`)
      .execute(),
  );
  const [organization] = found;
  if (!organization) throw new StartupError(`No organisation has the id or name '${subject}'.`);
  if (found.length > 1) {
    const ids = found.map(({ id }) => `  ${id}`).join('\n');
    throw new StartupError(`Several organisations have this name. Use an id:\n${ids}`);
  }
  return organization;
}

export async function erasePerson(
  { database, config }: Ground,
  subject: string,
  ask: Ask | undefined,
): Promise<string> {
  const typed = ask
    ? await ask(`Replace the name, email and phone of ${subject} for good? Type it again: `)
    : subject;
  if (typed.toLowerCase() !== subject.toLowerCase()) {
    throw new StartupError('That is someone else, so nothing was replaced.');
  }
  try {
    const { name, organizations } = await anonymisePerson(database, subject);
    return `${subject} is now '${name}' in ${counted(organizations, 'organisation')}, and the account is gone. ${backupsText(config.backupsKept)}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found')
      throw new StartupError(`Nobody has the email or id ${subject}.`);
    if (error.code !== 'last_owner') throw error;
    throw new StartupError(
      `${subject} is the only owner of an organisation. Make someone else an owner, or delete the organisation first.`,
    );
  }
}
