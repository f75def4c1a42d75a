import type { Session } from './session';
import { whileMakingDatabase } from './session-locks';

/** Makes what a kill between initdb and here left out: the plain role and the database it owns. */
export async function ensureRoleAndDatabase(session: Session, password: string): Promise<void> {
  const { client } = session;
  await whileMakingDatabase(session, async () => {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = 'muster') as role,
              exists (select from pg_database where datname = 'muster') as database`,
    );
    if (!rows[0].role) {
      await client.query(
        `create role muster login nosuperuser nobypassrls createrole
           password ${client.escapeLiteral(password)}`,
      );
    }
    if (!rows[0].database) await client.query('create database muster owner muster');
  });
}
