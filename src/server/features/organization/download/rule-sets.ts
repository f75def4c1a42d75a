// The rule book in the download, and what someone allowed against it.
import { sql } from 'kysely';
import { type DataSet, dataSet } from './data-set';

const TIMES = ['created_at'];

export const RULE_SETS: readonly DataSet[] = [
  dataSet(
    'rules',
    'the rule book, also the rules that have ended; lengths are in minutes',
    [
      'id',
      'kind',
      'params',
      'severity',
      'scope',
      'location_id',
      'shift_group_id',
      'contract_type',
      'employee_id',
      'valid_from',
      'valid_to',
      'origin',
      'text',
      'source',
      'source_as_of',
      'updated_at',
      ...TIMES,
    ],
    sql`select * from rules order by created_at, id`,
  ),
  dataSet(
    'rule-overrides',
    'the findings that someone allowed, with their reasons',
    ['id', 'rule_id', 'employee_id', 'finding', 'reason', 'user_name', ...TIMES],
    sql`select * from rule_overrides order by created_at, id`,
  ),
];
