// The data an organisation can download: each set becomes a CSV file and a part of the JSON file.
import { sql } from 'kysely';
import { ASKED_SETS } from './asked-sets';
import { type DataSet, dataSet } from './data-set';
import { RULE_SETS } from './rule-sets';
import { TIME_SETS } from './time-sets';

const TIMES = ['created_at'];

export const DATA_SETS: readonly DataSet[] = [
  dataSet(
    'members',
    'the accounts of your organisation, with their roles',
    ['user_id', 'name', 'email', 'phone', 'role', 'joined_at'],
    sql`select m.user_id, u.name, u.email, u.phone, m.role, m.created_at as joined_at
          from memberships m join users u on u.id = m.user_id
         where m.org_id = current_org() order by m.created_at, m.user_id`,
  ),
  dataSet(
    'employees',
    'the people on the roster, with the role of their account; those who left have a date in deleted_at',
    ['id', 'user_id', 'name', 'email', 'phone', 'role', 'shift_group', 'created_at', 'deleted_at'],
    sql`select e.id, e.user_id, e.name, e.email, e.phone, m.role, g.name as shift_group, e.created_at, e.deleted_at
          from employees e left join shift_groups g on g.org_id = e.org_id and g.id = e.shift_group_id
               left join memberships m on m.org_id = e.org_id and m.user_id = e.user_id
         order by e.name collate name_order, e.id`,
  ),
  dataSet(
    'shift-groups',
    'the shift groups and their colours',
    ['id', 'name', 'color_hex', 'position', ...TIMES],
    sql`select * from shift_groups order by position`,
  ),
  dataSet(
    'job-sites',
    'the job sites, with address and time zone',
    [
      'id',
      'name',
      'address',
      'street_number',
      'street_name',
      'town',
      'state',
      'postcode',
      'country',
      'phone',
      'email',
      'latitude',
      'longitude',
      'timezone',
      'notes',
      'holiday_regions',
      ...TIMES,
      'deleted_at',
    ],
    sql`select * from locations order by name collate name_order, id`,
  ),
  dataSet(
    'shifts',
    "every shift, with the times of its site's clock (starts_local, ends_local) and in UTC",
    [
      'id',
      'local_date',
      'employee_id',
      'employee',
      'location_id',
      'job_site',
      'timezone',
      'starts_local',
      'ends_local',
      'start_at',
      'end_at',
      'hours',
      'role_label',
      'notes',
      'published',
      'template_code',
      'allow_overlap',
      'run_id',
      'source_rule_id',
      ...TIMES,
      'updated_at',
    ],
    sql`select s.*, e.name as employee, l.name as job_site, l.timezone,
               to_char(s.start_at at time zone l.timezone, 'YYYY-MM-DD HH24:MI') as starts_local,
               to_char(s.end_at at time zone l.timezone, 'YYYY-MM-DD HH24:MI') as ends_local,
               round((extract(epoch from s.end_at - s.start_at) / 3600)::numeric, 2)::float8 as hours
          from shifts s
          join employees e on e.org_id = s.org_id and e.id = s.employee_id
          join locations l on l.org_id = s.org_id and l.id = s.location_id
         order by s.start_at, s.id`,
  ),
  dataSet(
    'day-statuses',
    'days marked as off, sick or holiday',
    ['date', 'employee_id', 'employee', 'status', 'updated_at'],
    sql`select d.*, e.name as employee from day_statuses d
          join employees e on e.org_id = d.org_id and e.id = d.employee_id order by d.date, e.name collate name_order, e.id`,
  ),
  dataSet(
    'shift-answers',
    'what people answered to their shifts; kept until a week after the shift',
    [
      'shift_id',
      'user_id',
      'person',
      'job_site',
      'start_at',
      'end_at',
      'answer',
      'note',
      'answered_at',
    ],
    sql`select a.*, u.name as person, l.name as job_site from shift_answers a
          join users u on u.id = a.user_id
          left join locations l on l.org_id = a.org_id and l.id = a.location_id
         order by a.start_at, a.user_id, a.shift_id, a.end_at`,
  ),
  dataSet(
    'notices',
    'what people were told in the last 90 days, and when they read it',
    ['id', 'user_id', 'person', 'kind', 'urgency', 'items', 'subject', ...TIMES, 'read_at'],
    sql`select n.*, u.name as person from notices n join users u on u.id = n.user_id order by n.created_at, n.id`,
  ),
  dataSet(
    'short-notices',
    'days of people that were changed at short notice, and when they were told',
    ['employee_id', 'employee', 'date', 'told_at'],
    sql`select n.*, e.name as employee from short_notices n
          join employees e on e.org_id = n.org_id and e.id = n.employee_id
         order by n.told_at, n.employee_id, n.date`,
  ),
  dataSet(
    'calendar-feeds',
    'the calendars that people read their shifts with, without their secret addresses',
    ['id', 'user_id', 'person', 'label', 'scope', ...TIMES, 'last_fetched_at'],
    sql`select f.*, u.name as person from calendar_feeds f join users u on u.id = f.user_id order by f.created_at, f.id`,
  ),
  dataSet(
    'days-off-links',
    'who asked whom to compare days off; without a date in agreed_at there is no answer yet',
    ['id', 'asker_id', 'asker', 'partner_id', 'partner', ...TIMES, 'agreed_at'],
    sql`select d.*, a.name as asker, p.name as partner from days_off_links d
          join users a on a.id = d.asker_id join users p on p.id = d.partner_id
         order by d.created_at, d.id`,
  ),
  dataSet(
    'kiosks',
    'the tablets on which people clock in, without what opens them',
    [
      'id',
      'label',
      'location_id',
      'job_site',
      'created_by_name',
      'created_at',
      'enrolled_at',
      'last_seen_at',
      'revoked_at',
    ],
    sql`select k.*, l.name as job_site from kiosks k
          join locations l on l.org_id = k.org_id and l.id = k.location_id order by k.created_at, k.id`,
  ),
  dataSet(
    'pay-lines',
    'what each closed pay period paid; a difference to an earlier period is an adjustment',
    [
      'period_id',
      'first_date',
      'last_date',
      'timesheet_id',
      'kind',
      'employee_id',
      'employee_name',
      'employee_number',
      'date',
      'start_at',
      'end_at',
      'site_name',
      'unpaid_seconds',
      'elapsed_seconds',
      'clock_seconds',
    ],
    sql`select y.*, p.first_date, p.last_date from pay_lines y
          join pay_periods p on p.org_id = y.org_id and p.id = y.period_id
         order by p.first_date, y.employee_name, y.start_at, y.timesheet_id`,
  ),
  dataSet(
    'cover-needs',
    'how many people each job site needs, at which hours',
    [
      'id',
      'location_id',
      'job_site',
      'label',
      'weekdays',
      'on_holidays',
      'start_time',
      'end_time',
      'minimum',
      'target',
      'maximum',
      'role_label',
      'shift_group',
      'skills',
      'valid_from',
      'valid_to',
      ...TIMES,
    ],
    sql`select n.*, l.name as job_site, g.name as shift_group from cover_needs n
          join locations l on l.org_id = n.org_id and l.id = n.location_id
          left join shift_groups g on g.org_id = n.org_id and g.id = n.shift_group_id
         order by l.name collate name_order, n.start_time, n.id`,
  ),
  dataSet(
    'cover-exceptions',
    'other figures of a need on a date; empty where nobody is needed',
    ['need_id', 'date', 'minimum', 'target', 'maximum'],
    sql`select * from cover_need_dates order by date, need_id`,
  ),
  dataSet(
    'skills',
    'the skills, licences, checks and inductions that there are',
    [
      'id',
      'name',
      'kind',
      'has_number',
      'has_class',
      'validity_months',
      'reminder_days',
      'severity',
      ...TIMES,
    ],
    sql`select * from skills order by name collate name_order, id`,
  ),
  dataSet(
    'skills-of-people',
    'who holds which skill; the file of its evidence is in the folder evidence, under its id',
    [
      'id',
      'employee_id',
      'employee',
      'skill',
      'number',
      'class',
      'issued_in',
      'valid_from',
      'valid_to',
      'verified_at',
      'verified_by_name',
      'evidence',
      ...TIMES,
    ],
    sql`select h.*, e.name as employee, s.name as skill, f.name as evidence from holdings h
          join employees e on e.org_id = h.org_id and e.id = h.employee_id
          join skills s on s.org_id = h.org_id and s.id = h.skill_id
          left join holding_files f on f.org_id = h.org_id and f.holding_id = h.id
         order by e.name collate name_order, s.name collate name_order, h.id`,
  ),
  dataSet(
    'skill-requirements',
    'which shifts need which skills: all of them, or one of them',
    ['id', 'job_site', 'role_label', 'template_code', 'needs_all_of', 'needs_one_of', ...TIMES],
    sql`select r.*, l.name as job_site,
               array(select s.name from skills s where s.id = any(r.all_of) order by s.name) as needs_all_of,
               array(select s.name from skills s where s.id = any(r.any_of) order by s.name) as needs_one_of
          from skill_requirements r left join locations l on l.org_id = r.org_id and l.id = r.location_id
         order by r.created_at, r.id`,
  ),
  ...ASKED_SETS,
  ...TIME_SETS,
  dataSet(
    'contracts',
    'the contracts of your people, each in force until the next one begins',
    [
      'employee_id',
      'employee',
      'valid_from',
      'type',
      'ordinary_minutes',
      'ordinary_days',
      'averaging_days',
      'averaging_anchor',
      'agreements',
      'leave_counts',
      'holidays_count',
      'employee_number',
      'birth_date',
      'created_by_name',
      ...TIMES,
    ],
    sql`select c.*, e.name as employee, e.birth_date from contracts c
          join employees e on e.org_id = c.org_id and e.id = c.employee_id
         order by e.name collate name_order, e.id, c.valid_from`,
  ),
  dataSet(
    'holiday-changes',
    'the public holidays that you added, moved or removed; without a job site they are for all of them',
    [
      'id',
      'kind',
      'date',
      'name',
      'moved_to',
      'start_minute',
      'end_minute',
      'location_id',
      'job_site',
      ...TIMES,
    ],
    sql`select c.*, l.name as job_site from holiday_changes c
          left join locations l on l.org_id = c.org_id and l.id = c.location_id order by c.date, c.name, c.id`,
  ),
  dataSet(
    'shift-templates',
    'your own templates for rotations',
    [
      'id',
      'name',
      'type',
      'cycle_days',
      'pattern_json',
      'start_times_json',
      'duration_hours',
      'code_durations_json',
      'teams_json',
      'legend_json',
      'tied_to_weekdays',
      ...TIMES,
    ],
    sql`select * from shift_templates order by name collate name_order, id`,
  ),
  dataSet(
    'shift-rules',
    'rules that go on making shifts',
    [
      'id',
      'name',
      'template_name',
      'applies_to_type',
      'applies_to_id',
      'start_datetime',
      'end_datetime',
      'timezone',
      'status',
      'filled_to',
      'parameters_json',
      ...TIMES,
    ],
    sql`select * from shift_rules order by created_at, id`,
  ),
  ...RULE_SETS,
  dataSet(
    'auto-roster-runs',
    'what the Auto-Roster Wizard made, and when',
    [
      'id',
      'created_by_user_name',
      'template_name',
      'start_date',
      'end_date',
      'cycle_start_date',
      'status',
      'summary',
      'warnings',
      'error_message',
      'generation_params',
      'undone_at',
      ...TIMES,
    ],
    sql`select * from generation_runs order by created_at, id`,
  ),
  dataSet(
    'activity',
    'who changed what, and when',
    [
      'id',
      'created_at',
      'actor_user_id',
      'actor',
      'action',
      'target_type',
      'target_id',
      'metadata',
    ],
    sql`select a.*, u.name as actor from audit_log a left join users u on u.id = a.actor_user_id
         order by a.created_at, a.id`,
  ),
];
