// Turns a demo organisation into rows of the tables.
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { instantOf } from '#engine/time/instants';
import type { CalendarDate, Instant, WallTime, Zone } from '#engine/time/kinds';
import { hasTemporaryPassword, PRINTED_EMAILS } from './accounts';
import {
  addressOf,
  COUNTRY,
  type DemoOrganization,
  type DemoPerson,
  demoId,
  zoneOfSite,
} from './demo-organization';
import { peopleOf, planRoster } from './plan-roster';

export const DEMO_NOTE = 'Demo data. Made by npm run demo.';

export interface PasswordHashes {
  /** For accounts whose password is printed. */
  printed: string;
  /** For all other accounts. Nobody knows the password. */
  unknown: string;
}

export function organizationId({ name }: DemoOrganization): string {
  return demoId('organization', name);
}

/** A person has one account, in however many organisations. */
export function userId({ email }: Pick<DemoPerson, 'email'>): string {
  return demoId('user', email);
}

export function rowsOf(
  organization: DemoOrganization,
  today: CalendarDate,
  hashes: PasswordHashes,
) {
  const org_id = organizationId(organization);
  const groupId = (name: string) => demoId(org_id, 'group', name);
  const siteId = (site: { name: string }) => demoId(org_id, 'site', site.name);
  const employeeId = (person: DemoPerson) => demoId(org_id, 'employee', person.email);
  const morning = (days: number) => morningOf(addDays(today, days), organization.timezone as Zone);
  const nextMonday = addDays(mondayOnOrBefore(today), 7);
  const people = peopleOf(organization);
  const roster = planRoster(organization, today);
  const trialEnd = morning(organization.trialEndsInDays);
  const customerId = `sandbox_${demoId(org_id, 'customer').replaceAll('-', '').slice(0, 18)}`;

  return {
    /** For the test mode of billing, so that Manage Billing finds a subscription. */
    subscription: {
      org_id,
      customer_id: customerId,
      status: organization.subscriptionStatus,
      trial_end: trialEnd,
    },
    organization: {
      id: org_id,
      name: organization.name,
      owner_user_id: userId(organization.owner),
      abn: organization.abn,
      employee_count_estimate: organization.employeeCountEstimate,
      primary_contact_name: organization.owner.name,
      primary_contact_email: organization.owner.email,
      billing_email: organization.billingEmail,
      subscription_status: organization.subscriptionStatus,
      trial_end: trialEnd,
      payment_customer_id: customerId,
      timezone: organization.timezone,
      notes: DEMO_NOTE,
      created_at: morning(-organization.registeredDaysAgo),
    },
    users: people.map((person) => ({
      id: userId(person),
      email: person.email,
      name: person.name,
      phone: person.phone,
      password_hash: PRINTED_EMAILS.includes(person.email) ? hashes.printed : hashes.unknown,
      must_change_password: hasTemporaryPassword(person),
      created_at: morning(-person.joinedDaysAgo),
    })),
    memberships: people.map((person) => ({
      org_id,
      user_id: userId(person),
      role: person.role,
      created_at: morning(-person.joinedDaysAgo),
    })),
    shiftGroups: organization.groups.map((group, position) => ({
      id: groupId(group.name),
      org_id,
      name: group.name,
      color_hex: group.color_hex,
      position,
    })),
    employees: organization.staff.flatMap(({ group, people: members }) =>
      members.map((person) => ({
        id: employeeId(person),
        org_id,
        user_id: userId(person),
        shift_group_id: group === null ? null : groupId(group),
        name: person.name,
        email: person.email,
        phone: person.phone,
        created_at: morning(-person.joinedDaysAgo),
      })),
    ),
    locations: organization.sites.map((site) => ({
      ...site,
      id: siteId(site),
      org_id,
      address: addressOf(site),
      country: COUNTRY,
      timezone: zoneOfSite(site),
    })),
    needs: (organization.needs ?? []).map((need) => ({
      id: demoId(org_id, 'need', `${need.town} ${need.label}`),
      org_id,
      location_id: siteId(siteIn(organization, need.town)),
      label: need.label,
      weekdays: need.weekdays,
      on_holidays: 'as-weekday',
      start_time: need.startTime,
      end_time: need.endTime,
      minimum: need.minimum,
      target: need.target,
      maximum: need.maximum,
      shift_group_id: need.group === null ? null : groupId(need.group),
      valid_from: need.inComingWeeks ? nextMonday : null,
      valid_to: need.inComingWeeks ? addDays(nextMonday, 27) : null,
    })),
    shifts: roster.shifts.map((shift) => ({
      org_id,
      employee_id: employeeId(shift.person),
      location_id: siteId(shift.site),
      local_date: shift.date,
      start_at: timestamp(shift.interval.start),
      end_at: timestamp(shift.interval.end),
      role_label: shift.person.roleLabel,
      notes: shift.notes,
      published: shift.published,
      template_code: shift.code,
    })),
    dayStatuses: roster.absences.map(({ person, date, status }) => ({
      org_id,
      employee_id: employeeId(person),
      date,
      status,
    })),
  };
}

function siteIn({ name, sites }: DemoOrganization, town: string) {
  const site = sites.find((each) => each.town === town);
  if (!site) throw new Error(`${name} has no site in ${town}`);
  return site;
}

export type Rows = ReturnType<typeof rowsOf>;

function morningOf(date: CalendarDate, zone: Zone): string {
  return timestamp(instantOf(date, '09:00' as WallTime, zone));
}

function timestamp(instant: Instant): string {
  return new Date(instant).toISOString();
}
