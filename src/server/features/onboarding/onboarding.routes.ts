import * as api from '#contract/api/onboarding';
import { AppError } from '#contract/errors';
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
  http.routeInSteps(api.startCheckout, async ({ body, signupHash }) => {
    const signup =
      signupHash && (await parts.database.readEverything((db) => findSignup(db, signupHash)));
    // The organisation of another browser is answered like an unknown one.
    if (signup?.id !== body.organizationId) {
      throw new AppError('not_found', {
        sentence: 'This signup has expired. Start the signup process again.',
      });
    }
    await takeAttempt(parts.database, [checkoutByOrganization(signup.id)]);
    const checkoutUrl = await startCheckout(parts, signup.id, PATHS);
    return { answer: { checkoutUrl, message: 'Checkout is ready.' } };
  });
}
