// 'When are we both off?': two people who agreed learn which days they both have off, and nothing else.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { calendarDate, dateWindow } from '../time-fields';

const DaysOffLink = z.object({
  id: z.uuid(),
  /** Of the colleague. */
  name: z.string(),
  /** Who asked, until the other has agreed. */
  state: z.enum(['you asked', 'asks you', 'agreed']),
  created_at: instant,
});
export type DaysOffLink = z.infer<typeof DaysOffLink>;

const Path = z.object({ id: id('days-off-link') });

export const listDaysOffLinks = endpoint({
  method: 'GET',
  path: '/api/days-off-links',
  summary: 'List the colleagues with whom you compare days off, and those who ask you to',
  right: 'see my shifts',
  response: z.array(DaysOffLink),
});

export const askForDaysOff = endpoint({
  method: 'POST',
  path: '/api/days-off-links',
  summary: 'Ask a colleague to compare days off. If they asked you, this agrees',
  right: 'see my shifts',
  body: z.strictObject({ employeeId: id('employee') }),
  response: DaysOffLink,
});

export const agreeToDaysOff = endpoint({
  method: 'POST',
  path: '/api/days-off-links/{id}/agree',
  summary: 'Agree to compare days off with a colleague who asked you',
  right: 'see my shifts',
  params: Path,
  response: DaysOffLink,
});

export const endDaysOffLink = endpoint({
  method: 'DELETE',
  path: '/api/days-off-links/{id}',
  summary: 'Decline, withdraw or end a comparison of days off. Either side can, at any time',
  right: 'see my shifts',
  params: Path,
});

export const getCommonDaysOff = endpoint({
  method: 'GET',
  path: '/api/days-off-links/{id}/days',
  summary: 'The days that both have off, once both agreed: no times, sites or reasons',
  right: 'see my shifts',
  params: Path,
  query: dateWindow,
  response: z.object({ days: z.array(calendarDate) }),
});
