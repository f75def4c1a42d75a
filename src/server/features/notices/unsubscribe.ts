// One click in an email ends emails like it (RFC 8058), without signing in. The answer tells nothing about the person.
import { sql } from 'kysely';
import type { unsubscribe as endpoint, NoticeKind } from '#contract/api/notices';
import { AppError } from '#contract/errors';
import type { Commit } from '../../http/http';
import { hashToken } from '../../http/tokens';
import type { Parts } from '../../parts';
import { kindsIn } from './make-notices';
import { muteEmails } from './preferences';
import type { StoredItem, StoredSubject } from './stored-items';

interface Sent {
  org_id: string;
  user_id: string;
  kind: NoticeKind;
  items: StoredItem[];
  subject: StoredSubject | null;
}

/** Ends every kind that the email held. */
export async function unsubscribe(
  { database }: Parts,
  token: string,
  commit: Commit<typeof endpoint>,
) {
  const { rows } = await database.readEverything((db) =>
    sql<Sent>`
      select d.org_id, d.user_id, n.kind, n.items, n.subject
      from deliveries d join notices n on n.org_id = d.org_id and n.id = d.notice_id
      where d.unsubscribe_hash = ${hashToken(token)} and d.channel = 'email'`.execute(db),
  );
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  const { org_id: orgId, user_id: userId } = first;
  const kinds = rows.flatMap(kindsIn);
  return commit({ orgId, userId }, async ({ db }) => {
    await muteEmails({ db, orgId }, userId, [...new Set(kinds)]);
    return { answer: undefined };
  });
}
