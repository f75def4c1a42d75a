import * as api from '#contract/api/skills';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { listBrokenShifts } from './broken-shifts';
import {
  createHolding,
  deleteHolding,
  getHolding,
  listHoldings,
  updateHolding,
  verifyHolding,
} from './change-holdings';
import { createRequirement, deleteRequirement, updateRequirement } from './change-requirements';
import { createSkill, deleteSkill, updateSkill } from './change-skills';
import { deleteEvidence, saveEvidence, sendEvidence } from './evidence-file';
import { findFile, listHolders } from './holdings.queries';
import { listRequirements } from './requirements.queries';
import { countHolders, findSkill, listSkills } from './skills.queries';

const NOBODY = { valid: 0, expiring: 0, expired: 0, unverified: 0 };

export function skillsRoutes(http: Http, { clock, database }: Parts): void {
  async function listWithHolders(scope: TenantScope, user: SessionUser): Promise<api.Skill[]> {
    const skills = await listSkills(scope);
    if (!can(user, 'verify skills')) return skills.map((skill) => ({ ...skill, holders: null }));
    const today = dateAt(clock(), (user.org_timezone ?? 'UTC') as Zone);
    const holders = await countHolders(scope, today);
    return skills.map((skill) => ({ ...skill, holders: holders.get(skill.id) ?? NOBODY }));
  }
  async function getWithHolders(scope: TenantScope, user: SessionUser, id: string) {
    const skill = (await listWithHolders(scope, user)).find((each) => each.id === id);
    if (!skill) throw new AppError('not_found');
    return skill;
  }

  http.route(api.listSkills, ({ scope, user }) => listWithHolders(scope, user));
  http.route(api.createSkill, async ({ scope, user, body }) =>
    getWithHolders(scope, user, await createSkill(scope, user.id, body)),
  );
  http.route(api.updateSkill, async ({ scope, user, params, body }) => {
    await updateSkill(scope, user.id, params.id, body);
    return getWithHolders(scope, user, params.id);
  });
  http.route(api.deleteSkill, async ({ scope, user, params }) => {
    await deleteSkill(scope, user.id, params.id);
    return undefined;
  });

  http.route(api.listHolders, async ({ scope, params }) => {
    if (!(await findSkill(scope, params.id))) throw new AppError('not_found');
    return listHolders(scope, params.id);
  });
  http.route(api.listHoldings, ({ scope, user, params }) => listHoldings(scope, user, params.id));
  http.route(api.createHolding, ({ scope, user, params, body }) =>
    createHolding(scope, user, params.id, body),
  );
  http.route(api.updateHolding, ({ scope, user, params, body }) =>
    updateHolding(scope, user, params.id, body),
  );
  http.route(api.deleteHolding, async ({ scope, user, params }) => {
    await deleteHolding(scope, user, params.id);
    return undefined;
  });
  http.route(api.verifyHolding, ({ scope, user, params, body }) =>
    verifyHolding(scope, user, params.id, body.seen),
  );
  http.route(api.putHoldingFile, ({ scope, user, params, body }) =>
    saveEvidence(scope, user, params.id, body),
  );
  http.route(api.deleteHoldingFile, ({ scope, user, params }) =>
    deleteEvidence(scope, user, params.id),
  );
  http.routeRaw(api.getHoldingFile, async ({ user, params }, _request, reply) => {
    const file = await database.transact({ orgId: user.org_id, userId: user.id }, async (db) => {
      const scope = { db, orgId: user.org_id };
      const { id } = await getHolding(scope, user, params.id);
      return findFile(scope, id);
    });
    if (!file) throw new AppError('not_found');
    return sendEvidence(reply, file);
  });

  http.route(api.listRequirements, ({ scope }) => listRequirements(scope));
  http.route(api.createRequirement, ({ scope, user, body }) =>
    createRequirement(scope, user.id, body),
  );
  http.route(api.updateRequirement, ({ scope, user, params, body }) =>
    updateRequirement(scope, user.id, params.id, body),
  );
  http.route(api.deleteRequirement, async ({ scope, user, params }) => {
    await deleteRequirement(scope, user.id, params.id);
    return undefined;
  });
  http.route(api.tryRequirement, ({ scope, body }) => listBrokenShifts(scope, body));
}
