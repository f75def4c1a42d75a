// What people ask for and say in the download: requests, leave, availability and open shifts.
import { sql } from 'kysely';
import { type DataSet, dataSet } from './data-set';

const TIMES = ['created_at'];

export const ASKED_SETS: readonly DataSet[] = [
  dataSet(
    'requests',
    'what people asked of each other and of managers, and how it ended; times are in UTC',
    [
      'id',
      'kind',
      'state',
      'employee_id',
      'employee',
      'reason',
      'details',
      'shifts',
      'parties',
      'created_at',
      'ended_at',
      'ended_by_name',
      'ended_note',
    ],
    sql`select r.*, e.name as employee,
            (select jsonb_agg(jsonb_build_object('shift_id', x.shift_id, 'side', x.side, 'chosen', x.chosen,
                'shift', x.snapshot) order by x.side, x.shift_id)
               from request_shifts x where x.org_id = r.org_id and x.request_id = r.id) as shifts,
            (select jsonb_agg(jsonb_build_object('employee_id', p.employee_id, 'part', p.part, 'answer', p.answer)
                order by p.part, p.employee_id)
               from request_parties p where p.org_id = r.org_id and p.request_id = r.id) as parties
          from requests r join employees e on e.org_id = r.org_id and e.id = r.employee_id
         order by r.created_at, r.id`,
  ),
  dataSet(
    'request-events',
    'each step of each request: who did it, and what the checks found',
    ['id', 'request_id', 'at', 'actor_name', 'was', 'became', 'note', 'findings'],
    sql`select * from request_events order by at, request_id, version`,
  ),
  dataSet(
    'leave-types',
    'the kinds of leave',
    [
      'id',
      'name',
      'paid',
      'has_balance',
      'accrual_weeks',
      'evidence_after_days',
      'day_status',
      'needs_approval',
      'in_use',
    ],
    sql`select * from leave_types order by position, id`,
  ),
  dataSet(
    'blackout-days',
    'the days on which leave is limited',
    ['id', 'name', 'first_date', 'last_date', 'severity'],
    sql`select * from blackout_days order by first_date, id`,
  ),
  dataSet(
    'leave',
    'approved leave; its evidence is not part of this download, because each reading of it is recorded',
    [
      'request_id',
      'employee_id',
      'employee',
      'leave_type',
      'first_date',
      'last_date',
      'start_time',
      'end_time',
      'timezone',
      'cancelled_at',
    ],
    sql`select l.*, e.name as employee, t.name as leave_type from leaves l
          join employees e on e.org_id = l.org_id and e.id = l.employee_id
          join leave_types t on t.org_id = l.org_id and t.id = l.leave_type_id
         order by l.first_date, l.request_id`,
  ),
  dataSet(
    'leave-entries',
    'the ledger of leave: opening figures, what was taken, and what came back, in minutes',
    [
      'id',
      'employee_id',
      'employee',
      'leave_type',
      'kind',
      'date',
      'minutes',
      'label',
      'projected',
      'request_id',
      'created_by_name',
      'created_at',
    ],
    sql`select n.*, e.name as employee, t.name as leave_type from leave_entries n
          join employees e on e.org_id = n.org_id and e.id = n.employee_id
          join leave_types t on t.org_id = n.org_id and t.id = n.leave_type_id
         order by n.date, n.created_at, n.id`,
  ),
  dataSet(
    'availability-weeks',
    'the usual weeks that your people gave for when they can work, each in force until the next one begins',
    ['employee_id', 'employee', 'valid_from', 'anchor', 'timezone', 'days', 'created_at'],
    sql`select w.*, e.name as employee from availability_weeks w
          join employees e on e.org_id = w.org_id and e.id = w.employee_id
         order by e.name collate name_order, e.id, w.valid_from`,
  ),
  dataSet(
    'availability-dates',
    'what your people said about single days',
    ['employee_id', 'employee', 'date', 'timezone', 'wishes', 'extra', 'created_at'],
    sql`select d.*, e.name as employee from availability_dates d
          join employees e on e.org_id = d.org_id and e.id = d.employee_id
         order by e.name collate name_order, e.id, d.date`,
  ),
  dataSet(
    'open-shifts',
    'the shifts that you offered, and who took them',
    [
      'id',
      'location_id',
      'job_site',
      'local_date',
      'start_at',
      'end_at',
      'role_label',
      'notes',
      'places',
      'shift_group',
      'audience',
      'closes_at',
      'source',
      'claims',
      'skills',
      'taken_by',
      'created_by_name',
      ...TIMES,
    ],
    sql`select o.*, l.name as job_site, g.name as shift_group, (
            select jsonb_agg(e.name order by c.claimed_at) from open_shift_claims c
              join employees e on e.org_id = c.org_id and e.id = c.employee_id
             where c.org_id = o.org_id and c.open_shift_id = o.id) as taken_by, (
            select jsonb_agg(s.name order by s.name) from skills s
             where s.org_id = o.org_id and s.id = any(o.skill_ids)) as skills
          from open_shifts o
          left join locations l on l.org_id = o.org_id and l.id = o.location_id
          left join shift_groups g on g.org_id = o.org_id and g.id = o.shift_group_id
         order by o.start_at, o.id`,
  ),
];
