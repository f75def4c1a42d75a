import type * as api from '#contract/api/shift-templates';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import * as queries from './shift-templates.queries';

type Input = BodyOf<typeof api.createShiftTemplate>;

export async function createTemplate(scope: TenantScope, actorUserId: string, input: Input) {
  const id = await queries.insertTemplate(scope, valuesOf(input));
  await recordChange(scope, actorUserId, 'shift-template.created', { id, name: input.name });
  return getTemplate(scope, id);
}

export async function updateTemplate(
  scope: TenantScope,
  actorUserId: string,
  id: string,
  input: Input,
) {
  await getOwn(scope, id);
  await queries.updateTemplate(scope, id, valuesOf(input));
  await recordChange(scope, actorUserId, 'shift-template.updated', { id, name: input.name });
  return getTemplate(scope, id);
}

export async function deleteTemplate(scope: TenantScope, actorUserId: string, id: string) {
  const template = await getOwn(scope, id);
  if (await queries.hasActiveRule(scope, id)) throw new AppError('template_in_use');
  await queries.deleteTemplate(scope, id);
  await recordChange(scope, actorUserId, 'shift-template.deleted', template);
}

/** System templates can't be changed, so a change answers as for an unknown id. */
async function getOwn(scope: TenantScope, id: string) {
  const template = await queries.findOwnTemplate(scope, id);
  if (!template) throw new AppError('not_found');
  return template;
}

async function getTemplate(scope: TenantScope, id: string) {
  const template = (await queries.listTemplates(scope)).find((one) => one.id === id);
  if (!template) throw new AppError('not_found');
  return template;
}

function valuesOf(input: Input): queries.TemplateValues {
  const durations = input.code_durations_json;
  return {
    ...input,
    pattern_json: normalisedJson(input.pattern_json),
    start_times_json: normalisedJson(input.start_times_json),
    teams_json: normalisedJson(input.teams_json),
    legend_json: normalisedJson(input.legend_json),
    code_durations_json: durations ? normalisedJson(durations) : null,
    tied_to_weekdays: input.tied_to_weekdays ?? input.cycle_days % 7 === 0,
  };
}

/** Rewrites the numbers: as typed, they may have more decimals than PostgreSQL accepts. */
function normalisedJson(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

async function recordChange(
  scope: TenantScope,
  actorUserId: string,
  action: AuditAction,
  template: { id: string; name: string },
): Promise<void> {
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'shift-template',
    targetId: template.id,
    metadata: { name: template.name },
  });
  await publish(scope, 'runs');
}
