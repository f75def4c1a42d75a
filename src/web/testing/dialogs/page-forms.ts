// The forms that stand on a page of their own.
import { page } from 'vitest/browser';
import type { BadInput } from './walk';

export interface FormRow extends BadInput {
  /** The component, under src/web. */
  file: string;
  path: string;
  before?: () => Promise<unknown>;
  /** Only people who are on the roster have it. */
  onRoster?: true;
}

export const SIGNED_IN_FORMS: FormRow[] = [
  {
    file: 'screens/account/ProfileForm.tsx',
    path: '/account',
    fill: { Name: '' },
    submit: 'Save changes',
  },
  {
    file: 'components/PasswordChangeForm.tsx',
    path: '/account',
    fill: { 'Current password': 'gum leaves rustle', 'New password': 'x' },
    submit: 'Change password',
  },
  {
    file: 'screens/account/PinCard.tsx',
    path: '/account',
    onRoster: true,
    fill: { 'New PIN': '123456' },
    submit: 'Set PIN',
  },
  {
    file: 'screens/patterns/designer/DesignForm.tsx',
    path: '/patterns?tab=design',
    fill: { People: '1' },
    submit: 'Design',
  },
  {
    file: 'screens/onboarding/NewOrganizationScreen.tsx',
    path: '/organizations/new',
    before: () => page.getByRole('checkbox', { name: /Terms/ }).click(),
    fill: { 'Organization name': ' ' },
    submit: 'Create organisation',
  },
];

export const VISITOR_FORMS: FormRow[] = [
  {
    file: 'screens/login/LoginScreen.tsx',
    path: '/login',
    fill: { Email: 'amy' },
    submit: 'Sign in',
  },
  {
    file: 'screens/register/RegisterScreen.tsx',
    path: '/register',
    fill: { 'Organization name': 'Banksia Bakery' },
    submit: 'Create Organization',
  },
  {
    file: 'screens/forgot-password/ForgotPasswordScreen.tsx',
    path: '/forgot-password',
    fill: { Email: 'amy' },
    submit: 'Send link',
  },
  {
    file: 'screens/reset-password/ResetPasswordForm.tsx',
    path: '/reset-password#not-a-token',
    fill: { 'New password': 'gum leaves rustle', 'Confirm new password': 'gum leaves' },
    submit: 'Change password',
  },
  {
    file: 'screens/request-access/RequestAccessForm.tsx',
    path: '/request-access',
    fill: { 'Organization name': 'Banksia Bakery' },
    submit: 'Send request',
  },
  {
    file: 'screens/onboarding/StepOneScreen.tsx',
    path: '/onboarding/step1',
    before: () => page.getByRole('checkbox', { name: /Terms/ }).click(),
    fill: { 'Organization name': 'Banksia Bakery' },
    submit: 'Create Account & Continue',
  },
];
