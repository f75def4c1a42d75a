import * as api from '#contract/api/me';
import type { Http } from '../../http/http';
import { updateProfile } from './update-profile';

export function meRoutes(http: Http): void {
  http.route(api.getMe, async ({ user }) => ({ user }));
  http.route(api.updateMe, async ({ scope, user, body }) => ({
    user: await updateProfile(scope, user, body),
  }));
}
