import * as api from '#contract/api/shift-templates';
import type { Http } from '../../http/http';
import { createTemplate, deleteTemplate, updateTemplate } from './change-templates';
import { listTemplates } from './shift-templates.queries';

export function shiftTemplatesRoutes(http: Http): void {
  http.route(api.listShiftTemplates, ({ scope }) => listTemplates(scope));
  http.route(api.createShiftTemplate, ({ scope, user, body }) =>
    createTemplate(scope, user.id, body),
  );
  http.route(api.updateShiftTemplate, ({ scope, user, params, body }) =>
    updateTemplate(scope, user.id, params.id, body),
  );
  http.route(api.deleteShiftTemplate, async ({ scope, user, params }) => {
    await deleteTemplate(scope, user.id, params.id);
    return undefined;
  });
}
