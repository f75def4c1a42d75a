// Recovery codes: for someone who has lost their phone. Each works once.
import { randomInt } from 'node:crypto';
import type { Scope } from '../../db/database';
import { hashToken } from '../../http/tokens';
import { deleteRecoveryCodes, takeRecoveryCode } from './two-step.queries';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without letters and digits that look alike. 16 of these are 79 bits, too many to guess from a hash. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces all codes of the account, and answers the new ones: nobody can read them again. */
export async function makeRecoveryCodes(scope: Scope, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await deleteRecoveryCodes(scope, userId);
  await scope.db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** False for a code that is wrong or was used before. */
export function redeemRecoveryCode(scope: Scope, userId: string, code: string): Promise<boolean> {
  return takeRecoveryCode(scope, userId, hashOf(code));
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

function hashOf(code: string): Buffer {
  return hashToken(code.replaceAll('-', ''));
}
