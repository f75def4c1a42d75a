import * as api from '#contract/api/admin-organizations';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import type { Http } from '../../http/http';
import { sendCsv } from '../../http/send-csv';
import type { Parts } from '../../parts';
import { openBilling } from '../billing/open-billing';
import {
  findOwned,
  listMembers,
  listOwned,
  listRecentActivity,
  type Owner,
  selectOwned,
} from './admin-organizations.queries';
import { setSubscriptionStatus } from './set-subscription-status';

/** A super admin manages all organisations. Everyone else manages their own. */
function ownerFor(user: SessionUser): Owner {
  return can(user, 'run platform') ? 'anyone' : { userId: user.id };
}

export function adminOrganizationsRoutes(http: Http, parts: Parts): void {
  const { database } = parts;

  /** The query reads across organisations, so it must name the owner. */
  async function requireOwned(user: SessionUser, orgId: string) {
    const owned = await database.readEverything((db) => findOwned(db, ownerFor(user), orgId));
    if (!owned) throw new AppError('not_found');
    return owned;
  }

  http.routeInSteps(api.listOwnedOrganizations, async ({ user, query }) => ({
    answer: await database.readEverything((db) => listOwned(db, ownerFor(user), query)),
  }));

  http.routeRaw(api.exportOwnedOrganizations, async ({ user, query }, _request, reply) =>
    sendCsv({ database }, reply, {
      name: 'organizations.csv',
      columns: [
        'name',
        'abn',
        'owner_name',
        'owner_email',
        'billing_email',
        'subscription_plan',
        'subscription_status',
        'trial_end',
        'member_count',
        'created_at',
      ],
      query: (db) => selectOwned(db, ownerFor(user), query),
    }),
  );

  http.routeInSteps(api.getOwnedOrganization, async ({ user, params }) => {
    const organization = await requireOwned(user, params.orgId);
    const members = await database.readEverything((db) => listMembers(db, organization.id));
    return { answer: { ...organization, members } };
  });

  http.routeInSteps(api.setSubscriptionStatus, ({ user, params, body }, commit) =>
    commit({ orgId: params.orgId, userId: user.id }, async ({ db }) => ({
      answer: await setSubscriptionStatus(
        { db, orgId: params.orgId },
        user,
        ownerFor(user),
        body.subscription_status,
      ),
    })),
  );

  http.routeInSteps(api.openOrganizationBilling, async ({ user, params }) => {
    const { id } = await requireOwned(user, params.orgId);
    return { answer: await openBilling(parts, id, user.id, '/admin/organizations') };
  });

  http.routeInSteps(api.listAuditEntries, async ({ user, query }) => {
    const { id } = await requireOwned(user, query.orgId);
    return { answer: await database.readEverything((db) => listRecentActivity(db, id)) };
  });
}
