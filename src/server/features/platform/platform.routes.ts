import * as api from '#contract/api/platform';
import { monthlyAmount } from '#contract/subscription';
import type { Instant } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import { mailByAccount, takeAttempt } from '../../http/rate-limit';
import { sendCsv } from '../../http/send-csv';
import type { Parts } from '../../parts';
import { checkSystem } from './check-system';
import {
  countAt,
  countAttention,
  growthSince,
  selectOrganizations,
  selectUsers,
} from './platform.queries';
import { sendTestEmail } from './send-test-email';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

export function platformRoutes(http: Http, parts: Parts): void {
  const { database, clock, payments } = parts;
  http.routeInSteps(api.getPlatformStats, async () => {
    const now = clock();
    const [current, before] = await database.readEverything(async (db) => [
      await countAt(db, now),
      await countAt(db, (now - THIRTY_DAYS_MS) as Instant),
    ]);
    const price = await payments.readPrice();
    const active = growthSince(before.active, current.active);
    return {
      answer: {
        totalOrgs: current.organizations,
        totalUsers: current.users,
        activeSubscriptions: current.active,
        revenue: price && Math.round(current.active * monthlyAmount(price) * 100) / 100,
        currency: price?.currency ?? null,
        growth: {
          totalOrgs: growthSince(before.organizations, current.organizations),
          totalUsers: growthSince(before.users, current.users),
          activeSubscriptions: active,
          // There is one plan at one price, so revenue grows with the subscriptions.
          revenue: active,
        },
      },
    };
  });

  http.routeInSteps(api.getAttention, async () => ({
    answer: await database.readEverything((db) => countAttention(db, clock())),
  }));
  http.routeInSteps(api.getSystem, async () => ({ answer: { checks: await checkSystem(parts) } }));
  http.routeInSteps(api.sendTestEmail, async ({ user }) => {
    await takeAttempt(database, [mailByAccount(user.email)]);
    return { answer: { message: await sendTestEmail(parts, user.email) } };
  });

  http.routeInSteps(api.listPlatformOrganizations, async ({ query }) => ({
    answer: await database.readEverything((db) =>
      selectOrganizations(db, query.search, query.page).execute(),
    ),
  }));
  http.routeInSteps(api.listPlatformUsers, async ({ query }) => ({
    answer: await database.readEverything((db) =>
      selectUsers(db, query.search, query.page).execute(),
    ),
  }));

  http.routeRaw(api.exportPlatformOrganizations, async ({ query }, _request, reply) =>
    sendCsv({ database }, reply, {
      name: 'platform-organizations.csv',
      columns: [
        'name',
        'abn',
        'owner_name',
        'owner_email',
        'member_count',
        'subscription_plan',
        'subscription_status',
        'deletes_at',
        'created_at',
      ],
      query: (db) => selectOrganizations(db, query.search),
    }),
  );
  http.routeRaw(api.exportPlatformUsers, async ({ query }, _request, reply) =>
    sendCsv({ database }, reply, {
      name: 'platform-users.csv',
      columns: [
        'name',
        'email',
        'org_name',
        'membership_role',
        'more_organizations',
        'platform_role',
        'created_at',
      ],
      query: (db) => selectUsers(db, query.search),
    }),
  );
}
