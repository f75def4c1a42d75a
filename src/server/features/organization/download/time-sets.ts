// What people clocked in the download, and the timesheets that were made of it.
import { sql } from 'kysely';
import { type DataSet, dataSet } from './data-set';

export const TIME_SETS: readonly DataSet[] = [
  dataSet(
    'clock-events',
    'what people clocked and managers entered, also what was corrected since; times are in UTC',
    [
      'id',
      'employee_id',
      'employee',
      'kind',
      'location_id',
      'timezone',
      'captured_at',
      'received_at',
      'effective_at',
      'offset_ms',
      'source',
      'fence',
      'distance_m',
      'stated',
      'break_answer',
      'flags',
      'reason',
      'voids',
      'entered_by_name',
    ],
    sql`select c.*, e.name as employee from clock_events c
          join employees e on e.org_id = c.org_id and e.id = c.employee_id
         order by c.effective_at, c.id`,
  ),
  dataSet(
    'timesheets',
    'what was clocked, rostered and counted; lengths are in seconds, without breaks, elapsed and by the clock',
    [
      'id',
      'employee_id',
      'employee',
      'location_id',
      'timezone',
      'date',
      'start_at',
      'end_at',
      'shift_id',
      'rostered_start',
      'rostered_end',
      'role_label',
      'counted_start',
      'counted_end',
      'breaks',
      'break_answer',
      'break_seconds',
      'elapsed_seconds',
      'clock_seconds',
      'flags',
      'state',
      'confirmed_at',
      'approved_at',
      'approved_by_name',
      'approved_reason',
      'disputed_at',
      'disputed_by_name',
      'disputed_reason',
      'adjusts',
      'period_id',
    ],
    sql`select t.*, e.name as employee from timesheets t
          join employees e on e.org_id = t.org_id and e.id = t.employee_id
         order by t.start_at, t.id`,
  ),
  dataSet(
    'clock-settings',
    'how your organisation clocks, each row from its time on',
    [
      'valid_from',
      'geofence',
      'radius_m',
      'notice_given_on',
      'early_in',
      'longest_hours',
      'ask_break_after_minutes',
      'usual_break_minutes',
      'late_after_minutes',
      'updated_by_name',
    ],
    sql`select * from clock_settings order by valid_from`,
  ),
  dataSet(
    'pay-files',
    'which files were made of each pay period, with their fingerprints',
    ['period_id', 'first_date', 'last_date', 'profile', 'sha256', 'created_at', 'created_by_name'],
    sql`select x.*, p.first_date, p.last_date from pay_exports x
          join pay_periods p on p.org_id = x.org_id and p.id = x.period_id
         order by p.first_date, x.profile`,
  ),
  dataSet(
    'pay-file-columns',
    'the columns that your organisation chose for its pay files',
    ['profile', 'columns', 'updated_at', 'updated_by_name'],
    sql`select * from pay_profiles order by profile`,
  ),
];
