// Signup requests for the super admin to decide.
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { SUPER_ADMIN } from './accounts';
import { demoId } from './demo-organization';
import { userId } from './rows';

const HOUR = 1;
const DAY = 24;

const PENDING = [
  {
    organization_name: 'Callistemon Cleaning',
    requester_name: 'Moana Tamihere',
    requester_email: 'moana@callistemon.example',
    message:
      'We clean three hospitals at night, 42 people in two rotations. May we start next week?',
    hoursAgo: 5 * HOUR,
  },
  {
    organization_name: 'Telopea Transport',
    requester_name: 'Vikram Anand',
    requester_email: 'vikram@telopea.example',
    message: '',
    hoursAgo: 2 * DAY,
  },
];

const DECLINED = {
  organization_name: 'Test Test',
  requester_name: 'A. Nonymous',
  requester_email: 'nobody@nowhere.example',
  message: 'hi',
  reason: 'Please tell us who you are and write again.',
  hoursAgo: 9 * DAY,
};

export async function insertSignupRequests(db: Db): Promise<void> {
  const ago = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;
  for (const { hoursAgo, ...request } of PENDING) {
    await db
      .insertInto('signup_requests')
      .values({ ...request, id: demoId(request.organization_name), created_at: ago(hoursAgo) })
      .execute();
  }
  const { hoursAgo, ...declined } = DECLINED;
  await db
    .insertInto('signup_requests')
    .values({
      ...declined,
      id: demoId(declined.organization_name),
      status: 'declined',
      decided_by: userId(SUPER_ADMIN),
      decided_at: ago(hoursAgo - DAY),
      created_at: ago(hoursAgo),
    })
    .execute();
}
