// Asks, agrees and ends. Nothing of it is in the audit log: it is between two colleagues.
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import { takeFromBudgets } from '../../http/rate-limit';
import {
  agreeLink,
  deleteLink,
  findAccount,
  insertLink,
  type LinkRow,
  listLinks,
} from './days-off-links.queries';

interface Owner {
  id: string;
  employee_id: string | null;
}

export async function askColleague(
  scope: TenantScope,
  user: Owner,
  employeeId: string,
): Promise<LinkRow> {
  const colleague = await findAccount(scope, employeeId);
  if (!colleague) throw new AppError('not_found');
  if (user.employee_id === null) throw new AppError('no_own_record');
  if (!colleague.user_id) throw new AppError('colleague_without_account');
  if (employeeId === user.employee_id) {
    throw new AppError('invalid_input', { sentence: 'Choose a colleague.' });
  }
  const before = await listLinks(scope, user.id);
  if (before.length >= LIMITS.daysOffLinks) throw new AppError('too_many_days_off_links');
  await takeFromBudgets(scope.db, { ...ASKS, of: [user.id], count: 1 }, 'You asked often today.');
  await insertLink(scope, user.id, colleague.user_id);
  await publish(scope, 'days-off');
  const made = (await listLinks(scope, user.id)).find((link) => link.employee_id === employeeId);
  if (!made) throw new Error('The new link is missing');
  return made;
}

/** Someone who declined must not be asked all day. */
const ASKS = { name: 'days off asks', limit: 20, minutes: 24 * 60 };

export async function agree(scope: TenantScope, userId: string, id: string): Promise<LinkRow> {
  const link = await getLink(scope, userId, id);
  // Agreeing to one's own question would answer for the colleague.
  if (link.state === 'you asked') throw new AppError('forbidden');
  await agreeLink(scope, id);
  await publish(scope, 'days-off');
  return { ...link, state: 'agreed' };
}

export async function endLink(scope: TenantScope, userId: string, id: string): Promise<undefined> {
  await getLink(scope, userId, id);
  await deleteLink(scope, id);
  await publish(scope, 'days-off');
}

export async function getLink(scope: TenantScope, userId: string, id: string): Promise<LinkRow> {
  const link = (await listLinks(scope, userId)).find((each) => each.id === id);
  if (!link) throw new AppError('not_found');
  return link;
}
