// Extends the roster of every active rule to eight weeks ahead, with drafts, in step with its cycle.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GenerationRequest } from '#contract/api/auto-roster';
import { LIMITS } from '#contract/limits';
import { nextRuleWindow } from '#engine/generation/rule-window';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { Database } from '../../db/database';
import {
  type Generation,
  generateRoster,
  recordFailedRun,
  startRun,
} from '../auto-roster/generate-roster';
import { setFilledTo } from './shift-rules.queries';

interface ActiveRule {
  id: string;
  org_id: string;
  name: string;
  timezone: string;
  parameters_json: GenerationRequest;
  filled_to: CalendarDate;
  ends_on: CalendarDate | null;
}

export interface ExtendParts {
  database: Database;
  now: () => Instant;
  onFailure: (error: unknown, ruleName: string) => void;
}

export async function extendRules({ database, now, onFailure }: ExtendParts): Promise<void> {
  const { rows } = await database.readEverything((db) =>
    sql<ActiveRule>`
      select id, org_id, name, timezone, parameters_json, filled_to,
        (end_datetime at time zone timezone)::date as ends_on
      from shift_rules where status = 'active' and filled_to is not null
        and org_id not in (select id from organizations where deletes_at is not null)`.execute(db),
  );
  for (const rule of rows) {
    try {
      const today = dateAt(now(), rule.timezone as Zone);
      await database.inRosterTurn(rule.org_id, () => extendRule(database, rule, today));
    } catch (error) {
      onFailure(error, rule.name);
    }
  }
}

async function extendRule(database: Database, rule: ActiveRule, today: CalendarDate) {
  const filled = { filledTo: rule.filled_to, endsOn: rule.ends_on };
  const window = nextRuleWindow(filled, today, LIMITS.generationDays);
  if (!window) return;
  const orgId = rule.org_id;
  const generation: Generation = {
    runId: randomUUID(),
    actor: { id: null, name: `Rule: ${rule.name}` },
    ruleId: rule.id,
    orgZone: rule.timezone,
    leaveOutMissing: true,
    request: {
      ...rule.parameters_json,
      startDate: window.from,
      endDate: window.to,
      conflictStrategy: 'skip',
      resolutions: [],
      defaultResolution: undefined,
      published: false,
      sendNotifications: false,
      rule: undefined,
    },
  };
  await database.transact({ orgId }, (db) => startRun({ db, orgId }, generation));
  try {
    await database.transact({ orgId }, async (db) => {
      const scope = { db, orgId };
      // Another process may have extended the rule, or someone paused it, since it was read.
      const { rows } = await sql`
        select from shift_rules where id = ${rule.id} and status = 'active' and filled_to = ${rule.filled_to}
        for update`.execute(db);
      if (rows.length === 0) {
        await db.deleteFrom('generation_runs').where('id', '=', generation.runId).execute();
        return;
      }
      await generateRoster(scope, generation);
      await setFilledTo(scope, rule.id, window.to);
    });
  } catch (error) {
    await recordFailedRun(database, orgId, generation.runId, error);
    throw error;
  }
}
