// `test` for whole screens: the real app in a real browser, at an address, signed in, against a fake server.
import '../styles/app.css';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { test as base, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getRosterAvailability } from '#contract/api/availability';
import { listCalendarFeeds } from '#contract/api/calendar-feeds';
import { DEFAULT_CLOCK_SETTINGS, getClockSettings, getClockState } from '#contract/api/clock';
import { getHours, getOwnContract, listContracts, listHours } from '#contract/api/contracts';
import { listCoverNeeds } from '#contract/api/cover';
import { listDaysOffLinks } from '#contract/api/days-off-links';
import { getFairness, getOwnFairness } from '#contract/api/fairness';
import { listHolidays } from '#contract/api/holidays';
import { countInbox, getInbox } from '#contract/api/inbox';
import { getInstallation } from '#contract/api/installation';
import { listKiosks } from '#contract/api/kiosks';
import { listLeaveBalances, listLeaveOfPeople, listOwnLeave } from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { getMe, listOwnSessions } from '#contract/api/me';
import {
  getNoticePreferences,
  listNotices,
  NOTICE_KINDS,
  type NoticePreferences,
} from '#contract/api/notices';
import { listOfferedShifts, listOpenShifts } from '#contract/api/open-shifts';
import { getOrganization } from '#contract/api/organization';
import { listOrganizations } from '#contract/api/organizations';
import { listPayPeriods } from '#contract/api/pay-periods';
import { readOwnPin } from '#contract/api/pins';
import { getAttention } from '#contract/api/platform';
import { listPushDevices } from '#contract/api/push-subscriptions';
import { getRequestPolicies, listRequests } from '#contract/api/requests';
import { checkChanges, listFindings, listRules } from '#contract/api/rules';
import {
  getRosterAnswers,
  listShiftAnswers,
  listUnconfirmedShifts,
} from '#contract/api/shift-answers';
import { listUncoveredShifts } from '#contract/api/shifts';
import { getRosterActual, listOddToday } from '#contract/api/timesheets';
import { getTwoStep } from '#contract/api/two-step';
import type { AnswerOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { SessionUser } from '#contract/session-user';
import { PLAN_PRICE } from '#contract/subscription';
import { FAIRNESS_LINES } from '#engine/fairness/count-figures';
import { App } from '../App';
import { setSessionUser } from '../data/session';
import { queryClient } from '../platform/query-client';
import { makeRouter } from '../router';
import { toastStore } from '../ui/toast-store';
import { type FakeServer, startFakeServer } from './fake-server';
import { withTimesheets } from './with-timesheets';

/** An id for a name, the same each time. */
export function idOf(name: string): string {
  let number = 1;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 47;
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export const ORG_ID = idOf('Banksia Bakery');

/** The owner of an organisation in Sydney, unless a test says otherwise. */
export function person(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: idOf('Olive Owner'),
    email: 'olive@example.com',
    name: 'Olive Owner',
    phone: null,
    role: 'owner',
    platform_role: 'standard',
    org_id: ORG_ID,
    org_name: 'Banksia Bakery',
    org_timezone: 'Australia/Sydney',
    org_week_starts_on: 'monday',
    org_deletes_at: null,
    employee_id: null,
    must_change_password: false,
    must_set_up_two_step: false,
    ...changes,
  };
}

export const ORGANIZATION: AnswerOf<typeof getOrganization> = {
  id: ORG_ID,
  name: 'Banksia Bakery',
  abn: null,
  employee_count_estimate: null,
  primary_contact_name: null,
  primary_contact_email: null,
  billing_email: null,
  subscription_plan: 'standard',
  subscription_status: 'active',
  trial_end: null,
  notes: null,
  created_at: '2026-01-01T00:00:00Z',
  owner_name: 'Olive Owner',
  member_count: 1,
  require_two_step: false,
  timezone: 'Australia/Sydney',
  week_starts_on: 'monday',
  default_shift_start: '09:00',
  default_shift_end: '17:00',
  default_min_rest_hours: 8,
  default_max_consecutive_nights: 4,
  availability_closes_days: 0,
};

export const INSTALLATION: AnswerOf<typeof getInstallation> = {
  supportEmail: 'help@example.com',
  payments: 'sandbox',
  price: PLAN_PRICE,
  emails: 'sent',
  backupsKept: 7,
};

const everyKind = Object.fromEntries(
  NOTICE_KINDS.map((kind) => [kind, true]),
) as NoticePreferences['email'];

/** React's advice to the router about how it loads a page, which the built app doesn't give. */
const ROUTER_WARNING = /use\(\) to suspend in a previous render/;

const realRouter = makeRouter();
let router = realRouter;

interface Fixtures {
  server: FakeServer;
  /** Opens an address of the app for someone who is signed in, or for a visitor (null). */
  open: (address: string, user?: SessionUser | null) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads which fixtures are needed from the pattern
  server: async ({}, use) => {
    const server = startFakeServer();
    server.on(getInstallation).answer(() => INSTALLATION);
    server.on(getOrganization).answer(() => ORGANIZATION);
    server
      .on(listOrganizations)
      .answer(() => [{ id: ORG_ID, name: 'Banksia Bakery', trial_to_start: false }]);
    server
      .on(getAttention)
      .answer(() => ({ pendingRequests: 0, failedPayments: 0, trialsEnding: 0 }));
    server.on(listCoverNeeds).answer(() => ({ needs: [], skills: [] }));
    server.on(listUncoveredShifts).answer(() => ({ count: 0, shifts: [] }));
    server.on(listUnconfirmedShifts).answer(() => ({ count: 0, shifts: [] }));
    server.on(listShiftAnswers).answer(() => []);
    server.on(getRosterAnswers).answer(({ query }) => ({ from: query.from, rows: [] }));
    server.on(listOfferedShifts).answer(() => []);
    server.on(listOpenShifts).answer(() => []);
    server.on(getRosterAvailability).answer(({ query }) => ({ from: query.from, rows: [] }));
    server.on(listFindings).answer(() => ({ counts: [], findings: [] }));
    server.on(checkChanges).answer(() => ({ findings: [], blocked: false }));
    server.on(listRules).answer(() => []);
    server.on(getTwoStep).answer(() => ({ app: false, passkeys: [], recovery_codes_left: 0 }));
    server.on(getClockState).answer(() => ({
      state: 'off',
      running: null,
      proposed_end: null,
      again: null,
      sheets: [],
      location: 'off',
    }));
    server.on(getClockSettings).answer(() => DEFAULT_CLOCK_SETTINGS);
    withTimesheets(server, () => []);
    server.on(getRosterActual).answer(({ query }) => ({ from: query.from, rows: [] }));
    server.on(listOddToday).answer(() => ({ people: [], more: 0 }));
    server.on(listOwnSessions).answer(() => []);
    server.on(listCalendarFeeds).answer(() => []);
    server.on(listKiosks).answer(() => []);
    server.on(listPayPeriods).answer(() => []);
    server.on(readOwnPin).answer(() => ({ set_at: null }));
    server.on(listDaysOffLinks).answer(() => []);
    server.on(listPushDevices).answer(() => ({ key: null, obstacle: 'address', devices: [] }));
    server.on(listRequests).answer(() => []);
    server.on(getInbox).answer(() => ({ cards: [] }));
    server.on(countInbox).answer(() => ({ count: 0 }));
    server.on(getRequestPolicies).answer(() => ({
      swaps: 'automatic',
      among: 'organisation',
      notice_hours: 0,
      claims: 'first-come',
    }));
    server.on(listPushDevices).answer(() => ({ key: null, obstacle: 'address', devices: [] }));
    server.on(listNotices).answer(() => ({ unread: 0, notices: [], more: false }));
    server.on(getNoticePreferences).answer(() => ({
      email: everyKind,
      push: everyKind,
      quiet: { from: '21:00', to: '07:00' },
      sleep_aware: true,
      digest_at: null,
      reminder_hours: null,
      timezone: null,
    }));
    server.on(listHolidays).answer(() => ({ calendars: [], changes: [] }));
    server.on(listLeaveTypes).answer(() => ({ types: [], blackouts: [], tag: 'A'.repeat(22) }));
    server.on(listLeaveBalances).answer(() => []);
    server.on(listOwnLeave).answer(() => []);
    server.on(listLeaveOfPeople).answer(() => []);
    server.on(listHours).answer(() => []);
    server.on(getHours).answer(() => ({ hours: null }));
    server.on(getFairness).answer(() => ({ lines: [...FAIRNESS_LINES], people: [] }));
    server.on(getOwnFairness).answer(() => ({ last: null, coming: null }));
    server.on(listContracts).answer(() => ({ birthDate: null, contracts: [] }));
    server.on(getOwnContract).answer(() => ({ birthDate: null, contracts: [], hours: null }));
    await use(server);
    server.stop();
    expect(server.faults).toEqual([]);
  },
  open: async ({ server }, use) => {
    const box = document.createElement('div');
    box.id = 'root';
    document.body.append(box);
    let root = createRoot(box);
    const complain = vi.spyOn(console, 'error').mockImplementation((...words) => {
      if (!ROUTER_WARNING.test(String(words[0]))) server.faults.push(`Console: ${words.join(' ')}`);
    });
    await page.viewport(1280, 800);
    // What asks about the width of the screen is told of another one with the next frame: after a test with a narrow one,
    // the app would begin as on a phone.
    await new Promise(requestAnimationFrame);
    await use(async (address, user = person()) => {
      root.unmount();
      root = createRoot(box);
      queryClient.clear();
      await setSessionUser(user);
      server.on(getMe).answer(() => {
        if (!user) throw new AppError('not_signed_in');
        return { user };
      });
      // A router that was unmounted in the middle of a page would never go on.
      const history = createMemoryHistory({ initialEntries: [address] });
      router = createRouter({ ...realRouter.options, history });
      root.render(<App router={router} />);
    });
    root.unmount();
    box.remove();
    // A page that has just opened keeps the focus on its heading until someone does something.
    document.dispatchEvent(new PointerEvent('pointerdown'));
    complain.mockRestore();
    queryClient.clear();
    // A message that stays would cover the buttons of the next test.
    while (toastStore.getState().visible) toastStore.dismiss();
    toastStore.forget();
    localStorage.clear();
    sessionStorage.clear();
  },
});

/** Where the app is, as the browser's address line would say it. */
export function address(): string {
  return router.state.location.href;
}

/** The browser's Back. */
export function goBack(): void {
  router.history.back();
}

/** A page may be drawn anew for another width. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement } = document;
  await expect
    .poll(() => documentElement.scrollWidth - documentElement.clientWidth)
    .toBeLessThanOrEqual(0);
}
