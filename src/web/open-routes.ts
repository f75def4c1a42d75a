// The pages that anyone may open, signed in or not, and the root above all pages.
import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { RootLayout } from './components/RootLayout';
import { readSuccessSearch } from './screens/onboarding/success-search';
import { readSandboxSearch } from './screens/sandbox/sandbox-search';

export const root = createRootRoute({ component: RootLayout });

const open = createRoute({ getParentRoute: () => root, id: 'open' });

const forgotPassword = createRoute({
  getParentRoute: () => open,
  path: '/forgot-password',
  staticData: { title: 'Forgot your password?' },
  component: lazyRouteComponent(
    () => import('./screens/forgot-password/ForgotPasswordScreen'),
    'ForgotPasswordScreen',
  ),
});
const resetPassword = createRoute({
  getParentRoute: () => open,
  path: '/reset-password',
  staticData: { title: 'Choose a new password' },
  component: lazyRouteComponent(
    () => import('./screens/reset-password/ResetPasswordScreen'),
    'ResetPasswordScreen',
  ),
});
const unsubscribe = createRoute({
  getParentRoute: () => open,
  path: '/unsubscribe',
  staticData: { title: 'Stop these emails?' },
  component: lazyRouteComponent(
    () => import('./screens/unsubscribe/UnsubscribeScreen'),
    'UnsubscribeScreen',
  ),
});
const onboardingStep1 = createRoute({
  getParentRoute: () => open,
  path: '/onboarding/step1',
  staticData: { title: 'Create Your Organization' },
  component: lazyRouteComponent(
    () => import('./screens/onboarding/StepOneScreen'),
    'StepOneScreen',
  ),
});
const onboardingStep2 = createRoute({
  getParentRoute: () => open,
  path: '/onboarding/step2',
  staticData: { title: 'Choose Your Plan' },
  component: lazyRouteComponent(
    () => import('./screens/onboarding/StepTwoScreen'),
    'StepTwoScreen',
  ),
});
const onboardingSuccess = createRoute({
  getParentRoute: () => open,
  path: '/onboarding/success',
  validateSearch: readSuccessSearch,
  staticData: { title: 'Welcome to Muster' },
  component: lazyRouteComponent(
    () => import('./screens/onboarding/SuccessScreen'),
    'SuccessScreen',
  ),
});
const onboardingCancel = createRoute({
  getParentRoute: () => open,
  path: '/onboarding/cancel',
  staticData: { title: 'Subscription Canceled' },
  component: lazyRouteComponent(() => import('./screens/onboarding/CancelScreen'), 'CancelScreen'),
});
const requestAccess = createRoute({
  getParentRoute: () => open,
  path: '/request-access',
  staticData: { title: 'Request access' },
  component: lazyRouteComponent(
    () => import('./screens/request-access/RequestAccessScreen'),
    'RequestAccessScreen',
  ),
});
const sandboxCheckout = createRoute({
  getParentRoute: () => open,
  path: '/sandbox/checkout',
  validateSearch: readSandboxSearch,
  staticData: { title: 'Checkout' },
  component: lazyRouteComponent(
    () => import('./screens/sandbox/SandboxCheckoutScreen'),
    'SandboxCheckoutScreen',
  ),
});
const sandboxBilling = createRoute({
  getParentRoute: () => open,
  path: '/sandbox/billing',
  validateSearch: readSandboxSearch,
  staticData: { title: 'Billing' },
  component: lazyRouteComponent(
    () => import('./screens/sandbox/SandboxBillingScreen'),
    'SandboxBillingScreen',
  ),
});
const terms = createRoute({
  getParentRoute: () => open,
  path: '/terms',
  staticData: { title: 'Terms of Service' },
  component: lazyRouteComponent(() => import('./screens/legal/LegalScreens'), 'TermsScreen'),
});
const privacy = createRoute({
  getParentRoute: () => open,
  path: '/privacy',
  staticData: { title: 'Privacy Policy' },
  component: lazyRouteComponent(() => import('./screens/legal/LegalScreens'), 'PrivacyScreen'),
});
const notFound = createRoute({
  getParentRoute: () => open,
  path: '$',
  staticData: { title: '404 Page Not Found' },
  component: lazyRouteComponent(
    () => import('./screens/not-found/NotFoundScreen'),
    'NotFoundScreen',
  ),
});

export const openRoutes = open.addChildren([
  forgotPassword,
  resetPassword,
  unsubscribe,
  onboardingStep1,
  onboardingStep2,
  onboardingSuccess,
  onboardingCancel,
  requestAccess,
  sandboxCheckout,
  sandboxBilling,
  terms,
  privacy,
  notFound,
]);
