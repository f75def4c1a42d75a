import * as api from '#contract/api/auth';
import { register as registerEndpoint } from '#contract/api/register';
import { audit } from '../../db/audit';
import type { Call, Commit, Http } from '../../http/http';
import type { Parts } from '../../parts';
import { changePassword } from './change-password';
import { forgotPassword } from './forgot-password';
import { login } from './login';
import { register } from './register';
import { resetPassword } from './reset-password';
import { fixSession, switchOrganization } from './switch-organization';

export function authRoutes(http: Http, parts: Parts): void {
  http.routeInSteps(registerEndpoint, (call, commit) => register(parts, call, commit));
  http.routeInSteps(api.login, (call, commit) => login(parts, call, commit));
  http.routeInSteps(api.logout, (call, commit) => logout(call, commit));
  http.routeInSteps(api.fixSession, (call, commit) => fixSession(parts, call, commit));
  http.routeInSteps(api.switchOrganization, (call, commit) => switchOrganization(call, commit));
  http.routeInSteps(api.changePassword, (call, commit) => changePassword(parts, call, commit));
  http.routeInSteps(api.forgotPassword, (call, commit) => forgotPassword(parts, call, commit));
  http.routeInSteps(api.resetPassword, (call, commit) => resetPassword(parts, call, commit));
}

function logout({ user }: Call<typeof api.logout>, commit: Commit<typeof api.logout>) {
  return commit({ orgId: user?.org_id ?? null }, async (scope) => {
    if (user) {
      await audit(scope, {
        orgId: user.org_id,
        actorUserId: user.id,
        action: 'user.signed_out',
        targetType: 'user',
        targetId: user.id,
      });
    }
    return { answer: undefined, session: 'ended' };
  });
}
