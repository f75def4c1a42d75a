// News about leave. Colleagues hear nothing; a manager's email has no kind of leave and no reason either.
import { sql } from 'kysely';
import { shortDay } from '#engine/time/day-text';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { tellPeople } from '../notices/tell-people';
import type { LeaveRow } from './leaves.queries';

/** Leave has words and a page of its own, so the kernel of requests tells nobody. */
export const toldApart = () => [];

const LINK = { label: 'See leave', path: '/leave' };

/** Someone asks for leave or to end it, or is away or back without having to ask. */
type LeaveNews = 'asked' | 'end' | 'away' | 'back';

const TITLES: Record<LeaveNews, string> = {
  asked: 'A leave request waits for you',
  end: 'Someone asks to end their leave',
  away: 'Someone is away',
  back: 'Someone is back earlier',
};

export async function tellManagers(
  scope: TenantScope,
  author: { id: string },
  leave: LeaveRow,
  news: LeaveNews,
  now: Instant,
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from memberships where org_id = ${scope.orgId} and role <> 'employee'
      and user_id <> ${author.id}`.execute(scope.db);
  const waits = news === 'asked' || news === 'end';
  const subject = {
    title: TITLES[news],
    lines: [{ who: leave.employee_name, text: daysText(leave) }],
    link: waits
      ? { label: 'Open requests', path: '/requests' }
      : { label: 'See that day', path: `/roster?view=list&date=${leave.first_date}` },
  };
  await tellPeople(
    scope,
    rows.map(({ user_id }) => user_id),
    { kind: 'request_asked', subject, urgent: !waits },
    now,
  );
}

/** What became of the person's own leave. */
export async function tellAsker(
  scope: TenantScope,
  author: { id: string },
  leave: LeaveRow,
  title: string,
  now: Instant,
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from employees where org_id = ${scope.orgId} and id = ${leave.employee_id}
      and user_id is not null and user_id <> ${author.id}`.execute(scope.db);
  await tellPeople(
    scope,
    rows.map(({ user_id }) => user_id),
    {
      kind: 'request_decided',
      subject: { title, lines: [{ who: null, text: daysText(leave) }], link: LINK },
      urgent: false,
    },
    now,
  );
}

/** 'Thu 11 Mar to Sat 13 Mar' */
function daysText({ first_date, last_date }: LeaveRow): string {
  if (first_date === last_date) return shortDay(first_date);
  return `${shortDay(first_date)} to ${shortDay(last_date)}`;
}
