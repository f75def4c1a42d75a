import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '#contract/common-passwords';
import { email, id, newPassword, phone } from '#contract/fields';
import type { CalendarDate } from '#engine/time/kinds';
import { DEMO_PASSWORD, PRINTED_EMAILS, SUPER_ADMIN } from './accounts';
import { BANKSIA } from './banksia';
import type { DemoOrganization } from './demo-organization';
import { peopleOf } from './plan-roster';
import { rowsOf } from './rows';
import { WATTLE } from './wattle';

const TODAY = '2026-11-15' as CalendarDate;
const HASHES = { printed: 'known', unknown: 'unknown' };

/** The check digits as the Australian Taxation Office defines them. */
function isAbn(abn: string): boolean {
  const digits = [...abn.replaceAll(' ', '')].map(Number);
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = digits.reduce(
    (total, digit, index) => total + (index === 0 ? digit - 1 : digit) * (weights[index] ?? 0),
    0,
  );
  return digits.length === weights.length && sum % 89 === 0;
}

const POSTCODES: Record<string, RegExp> = {
  NSW: /^2[0-4]\d\d$/,
  ACT: /^26[01]\d$/,
  VIC: /^3\d{3}$/,
  QLD: /^4\d{3}$/,
  SA: /^5\d{3}$/,
  WA: /^6\d{3}$/,
  TAS: /^7\d{3}$/,
  NT: /^08\d\d$/,
};

describe.each([WATTLE, BANKSIA])('$name', (organization: DemoOrganization) => {
  const rows = rowsOf(organization, TODAY, HASHES);

  test('has a valid ABN', () => {
    expect(isAbn(organization.abn)).toBe(true);
    expect(
      isAbn(organization.abn.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))),
    ).toBe(false);
  });

  test('has sites in Australia, with the postcode and time zone of their state', () => {
    for (const site of rows.locations) {
      expect(site.postcode).toMatch(POSTCODES[site.state] ?? /unknown state/);
      expect(site.timezone).toMatch(/^Australia\//);
      expect(site.latitude).toBeGreaterThan(-44);
      expect(site.latitude).toBeLessThan(-10);
      expect(site.longitude).toBeGreaterThan(113);
      expect(site.longitude).toBeLessThan(154);
      expect(site.phone).toMatch(/^0[2378] (5550|7010) \d{4}$/);
      expect(email.safeParse(site.email).success).toBe(true);
    }
  });

  test('has people with different emails that the app accepts', () => {
    const emails = rows.users.map((user) => user.email.toLowerCase());
    expect(new Set(emails).size).toBe(emails.length);
    for (const user of rows.users) {
      expect(email.safeParse(user.email).success, user.email).toBe(true);
      expect(user.email).toMatch(/\.example$/);
      if (user.phone !== null) expect(phone.safeParse(user.phone).success).toBe(true);
      expect(user.phone ?? '0491 570 006').toMatch(/^0491 57\d \d{3}$/);
    }
  });

  test('has unique ids that the app accepts', () => {
    const ids = [...rows.users, ...rows.employees, ...rows.locations, ...rows.shiftGroups].map(
      (row) => row.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of ids) expect(id('employee').safeParse(one).success).toBe(true);
  });

  test('says that it is a demo', () => {
    expect(rows.organization.notes).toBe('Demo data. Made by npm run demo.');
  });
});

describe('Wattle Health & Care', () => {
  const rows = rowsOf(WATTLE, TODAY, HASHES);

  test('has sixty people in six groups, four of them unassigned', () => {
    expect(rows.employees).toHaveLength(60);
    expect(rows.employees.filter((employee) => employee.shift_group_id === null)).toHaveLength(4);
    expect(rows.employees.filter((employee) => employee.phone === null).length).toBeGreaterThan(2);
    expect(rows.shiftGroups.map((group) => group.position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(rows.shiftGroups.map((group) => group.color_hex)).size).toBe(6);
  });

  test('has one site in every state and territory', () => {
    expect(rows.locations.map((site) => site.state).sort()).toEqual(Object.keys(POSTCODES).sort());
    expect(rows.locations[0]?.address).toBe('48 Hunter Street, Parramatta, NSW, 2150, Australia');
    expect(new Set(rows.locations.map((site) => site.timezone)).size).toBe(7);
  });

  test('is on trial for nine more days', () => {
    expect(rows.organization.subscription_status).toBe('trialing');
    expect(rows.organization.trial_end).toBe('2026-11-23T22:00:00.000Z');
  });
});

describe('accounts', () => {
  test('an owner may choose the printed password', () => {
    expect(newPassword.safeParse(DEMO_PASSWORD).success).toBe(true);
    expect(isCommonPassword(DEMO_PASSWORD)).toBe(false);
  });

  test('only the printed accounts have that password', () => {
    const { users } = rowsOf(WATTLE, TODAY, HASHES);
    const known = users.filter((user) => user.password_hash === HASHES.printed);
    expect([...known.map((user) => user.email), SUPER_ADMIN.email].sort()).toEqual(
      PRINTED_EMAILS.toSorted(),
    );
    expect(users.filter((user) => user.must_change_password).map((user) => user.name)).toEqual([
      'Chloe Whitfield',
    ]);
  });

  test('the owner has one account for both organisations', () => {
    const owners = [WATTLE, BANKSIA].map((organization) => rowsOf(organization, TODAY, HASHES));
    expect(new Set(owners.map((rows) => rows.organization.owner_user_id)).size).toBe(1);
    expect(peopleOf(BANKSIA)).toHaveLength(3);
  });
});
