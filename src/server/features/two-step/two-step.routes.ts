import { secondStep as secondStepEndpoint } from '#contract/api/auth';
import * as passkeysApi from '#contract/api/passkeys';
import * as api from '#contract/api/two-step';
import { createSecretBox } from '../../db/secret-box';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { confirmApp, renewRecoveryCodes, startApp, turnOffApp } from './authenticator-app';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './own-passkeys';
import { askPasskey, signInWithPasskey } from './passkey-sign-in';
import { secondStep } from './second-step';
import { readTwoStep } from './two-step.queries';

export function twoStepRoutes(http: Http, parts: Parts): void {
  const box = createSecretBox(parts.config.secretKeys);
  http.routeInSteps(secondStepEndpoint, (call, commit) => secondStep(parts, box, call, commit));
  http.route(api.getTwoStep, ({ scope, user }) => readTwoStep(scope, user.id));
  http.routeInSteps(api.startApp, (call, commit) => startApp(parts, box, call, commit));
  http.routeInSteps(api.confirmApp, (call, commit) => confirmApp(parts, box, call, commit));
  http.routeInSteps(api.turnOffApp, (call, commit) => turnOffApp(parts, call, commit));
  http.routeInSteps(api.renewRecoveryCodes, (call, commit) =>
    renewRecoveryCodes(parts, call, commit),
  );
  http.routeInSteps(passkeysApi.startPasskey, (call, commit) => startPasskey(parts, call, commit));
  http.routeInSteps(passkeysApi.addPasskey, (call, commit) => addPasskey(parts, call, commit));
  http.route(passkeysApi.renamePasskey, ({ scope, user, params, body }) =>
    renamePasskey(scope, user.id, params.id, body.name),
  );
  http.routeInSteps(passkeysApi.removePasskey, (call, commit) =>
    removePasskey(parts, call, commit),
  );
  http.routeInSteps(passkeysApi.askPasskey, (call, commit) => askPasskey(parts, call, commit));
  http.routeInSteps(passkeysApi.signInWithPasskey, (call, commit) =>
    signInWithPasskey(parts, call, commit),
  );
}
