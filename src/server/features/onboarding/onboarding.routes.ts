import * as api from '#contract/api/onboarding';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { Http } from '../../http/http';
import { checkoutByOrganization, takeAttempt } from '../../http/rate-limit';
import type { Parts } from '../../parts';
import { startCheckout } from '../billing/start-checkout';
import { findSignup } from './onboarding.queries';
import { signUp } from './sign-up';

const PATHS = {
  success: '/onboarding/success?session_id={CHECKOUT_SESSION_ID}',
  cancel: '/onboarding/cancel',
};

export function onboardingRoutes(http: Http, parts: Parts): void {
  http.routeInSteps(api.signUp, (call, commit) => signUp(parts, call, commit));
  http.routeInSteps(api.startCheckout, async ({ body: { organizationId }, user, signupHash }) => {
    const owns = user?.org_id === organizationId && can(user, 'manage billing');
    const signup =
      signupHash && (await parts.database.readEverything((db) => findSignup(db, signupHash)));
    // The organisation of another browser is answered like an unknown one.
    if (!owns && signup?.id !== organizationId) {
      throw new AppError('not_found', {
        sentence: 'This signup has expired. Start the signup process again.',
      });
    }
    await takeAttempt(parts.database, [checkoutByOrganization(organizationId)]);
    const checkoutUrl = await startCheckout(parts, organizationId, PATHS);
    return { answer: { checkoutUrl, message: 'Checkout is ready.' } };
  });
}
