// Publishes the drafts of some days, job sites and shift groups in one step: those that its author has looked at.
import { createHash } from 'node:crypto';
import type { publishRoster as endpoint } from '#contract/api/publish-roster';
import type { AnswerOf, BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { counted, formatCount } from '#engine/counted';
import type { TenantScope } from '../../../db/database';
import { type Actor, editRoster, peopleAndDates } from '../edit-roster';
import { publishShifts } from '../edit-rows';
import { findRevision } from '../revision';
import { type Chosen, type Drafts, findChosen, listDrafts } from './drafts.queries';
import { previewPublication } from './preview-publication';

export async function publishRoster(
  scope: TenantScope,
  actor: Actor,
  body: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { dryRun, fingerprint, override } = body;
  const chosen = await findChosen(scope, body);
  if (dryRun) return preview(scope, chosen);
  const { result: shifts, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      const drafts = await listDrafts(edit, chosen);
      requireFew(drafts);
      if (fingerprint !== undefined) requireSame(fingerprint, drafts);
      await publishShifts(
        edit,
        drafts.flatMap(({ ids }) => ids),
      );
      const { byShifts } = edit.touched;
      return {
        result: byShifts.length,
        auditEntry: {
          action: 'roster.publish' as const,
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: { ...peopleAndDates(byShifts), shifts: byShifts.length, statuses: 0 },
        },
      };
    },
    { override },
  );
  return { ...edited, shifts, preview: null };
}

async function preview(scope: TenantScope, chosen: Chosen): Promise<AnswerOf<typeof endpoint>> {
  // Before the drafts: a change in between makes the number too old, never too new.
  const revision = await findRevision(scope);
  const drafts = await listDrafts(scope, chosen);
  requireFew(drafts);
  const shifts = countOf(drafts);
  return {
    shifts,
    undo_id: null,
    cells: null,
    preview: {
      ...(await previewPublication(scope, chosen, drafts)),
      fingerprint: [revision, shifts, hashOf(drafts)].join('.'),
      shifts,
    },
  };
}

function countOf(drafts: readonly Drafts[]): number {
  return drafts.reduce((sum, { ids }) => sum + ids.length, 0);
}

function requireFew(drafts: readonly Drafts[]): void {
  if (countOf(drafts) <= LIMITS.publishedShifts) return;
  const message = `At most ${formatCount(LIMITS.publishedShifts)} shifts at a time. Choose fewer days.`;
  throw new AppError('invalid_input', { sentence: message, fields: [{ field: 'to', message }] });
}

/** A draft that was moved, changed, deleted or published has another version, or isn't there. */
function hashOf(drafts: readonly Drafts[]): string {
  const hash = createHash('sha256');
  for (const { ids, versions } of drafts.toSorted(byEmployeeId)) {
    hash.update(`${ids.join()} ${versions.join()};`);
  }
  return hash.digest('base64url');
}

/** Not by name, which someone may correct meanwhile. */
function byEmployeeId(one: Drafts, other: Drafts): number {
  return one.employee_id < other.employee_id ? -1 : 1;
}

/** Nothing is published unseen: says what is different from the dry run, as well as numbers can tell. */
function requireSame(fingerprint: string, drafts: readonly Drafts[]): void {
  const [revision, seen, hash] = fingerprint.split('.');
  if (hash === hashOf(drafts)) return;
  const newer = drafts
    .flatMap(({ versions }) => versions)
    .filter((version) => version > Number(revision)).length;
  const stayed = countOf(drafts) - newer;
  const added = newer + Math.max(0, stayed - Number(seen));
  const gone = Math.max(0, Number(seen) - stayed);
  throw new AppError('roster_changed', {
    sentence: `${differenceText(added, gone)} since you looked, so nothing was published. Check the new summary.`,
  });
}

function differenceText(added: number, gone: number): string {
  const shifts = counted(Math.max(added, gone), 'shift was', 'shifts were');
  if (added > 0 && gone > 0) return `${shifts} changed, added or removed`;
  if (added > 0) return `${shifts} added`;
  return gone > 0 ? `${shifts} published or removed` : 'The drafts have changed';
}
