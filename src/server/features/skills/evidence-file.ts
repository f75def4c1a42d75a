import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/errors';
import { EVIDENCE_TYPES, evidenceTypeOf, TOO_LARGE, WRONG_TYPE } from '#contract/evidence-file';
import { LIMITS } from '#contract/limits';
import { can } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import { lockRecord } from '../../db/require-unchanged';
import { getHolding, type HoldingActor, record } from './change-holdings';
import * as queries from './holdings.queries';

export async function saveEvidence(
  scope: TenantScope,
  actor: HoldingActor,
  id: string,
  { name, content: base64 }: { name: string; content: string },
) {
  await lockRecord(scope, 'holdings', id);
  const holding = await getHolding(scope, actor, id);
  const content = Buffer.from(base64, 'base64');
  if (content.length > LIMITS.evidenceBytes) refuseFile(TOO_LARGE);
  const media_type = evidenceTypeOf(content);
  if (!media_type) refuseFile(WRONG_TYPE);
  const others = await queries.sumFileBytes(scope, id);
  if (others + content.length > LIMITS.evidenceBytesPerOrganization) {
    refuseFile('The files of your organisation have reached 1 GB. Delete some first.');
  }
  await queries.saveFile(scope, id, { name, media_type, content });
  return noteChange(scope, actor, holding, 'holding.file_added');
}

export async function deleteEvidence(scope: TenantScope, actor: HoldingActor, id: string) {
  await lockRecord(scope, 'holdings', id);
  const holding = await getHolding(scope, actor, id);
  if (!(await queries.deleteFile(scope, id))) throw new AppError('not_found');
  return noteChange(scope, actor, holding, 'holding.file_deleted');
}

/** New evidence, or none any more, takes a new verification: unless whoever changes it could give that. */
async function noteChange(
  scope: TenantScope,
  actor: HoldingActor,
  {
    id,
    employee_id,
    verified_by_name,
  }: { id: string; employee_id: string; verified_by_name: string | null },
  action: 'holding.file_added' | 'holding.file_deleted',
) {
  const own = employee_id === actor.employee_id;
  const mayVerify = can(actor, own ? 'verify own skills' : 'verify skills');
  await queries.touchHolding(scope, id);
  if (verified_by_name !== null && !mayVerify) await queries.updateVerification(scope, id, null);
  await record(scope, actor, action, id);
  return getHolding(scope, actor, id);
}

export function refuseFile(message: string): never {
  throw new AppError('invalid_input', {
    fields: [{ field: 'file', message }],
    sentence: `${message}.`,
  });
}

/** The browser must never show it as a page of ours: someone chose what is in it. */
export function sendEvidence(
  reply: FastifyReply,
  { name, media_type, content }: queries.EvidenceFile,
) {
  const base = name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'evidence';
  const shown = `${base}.${EVIDENCE_TYPES[media_type]}`;
  const plain = shown.normalize('NFKD').replaceAll(/[^\w. -]/g, '') || 'evidence';
  return reply
    .type('application/octet-stream')
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(shown)}`,
    )
    .send(content);
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
