import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getLegalDocument } from '#contract/api/installation';
import { signUp } from '#contract/api/onboarding';
import { requestAccess } from '#contract/api/signup-requests';
import { focus, press, toast } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import { expectNoSidewaysScroll, test } from '../../testing/screen-test';

test('step 1 works by keyboard on a phone and shows its errors', async ({ server, open }) => {
  await page.viewport(360, 740);
  // Step 2 goes back to step 1 when this tab has no signup.
  await open('/onboarding/step2', null);
  await expect
    .element(page.getByRole('heading', { name: 'Create Your Organization' }))
    .toBeVisible();
  await expect.element(toast('Session expired')).toBeVisible();
  await expect.element(toast('Please start the signup process again.')).toBeVisible();

  const organization = page.getByLabelText('Organization name');
  await press(organization, '{Tab}51824753557{Tab}');
  await expect.element(page.getByLabelText('ABN')).toHaveValue('51 824 753 557');
  await userEvent.keyboard('none');
  const terms = page.getByRole('checkbox', { name: /Terms/ });
  await press(terms, ' ');
  await userEvent.keyboard(' ');
  await expect
    .element(terms)
    .toHaveAccessibleDescription('You must accept the Terms of Service and Privacy Policy');
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByRole('button', { name: 'Create Account & Continue' }))
    .toBeEnabled();
  await focus(page.getByLabelText('Confirm password'));
  await userEvent.keyboard('12345{Enter}');
  await expect.element(organization).toHaveFocus();
  for (const [label, message] of [
    ['Organization name', 'Organization name is required'],
    ['ABN', 'Enter a valid ABN (11 digits)'],
    ['Expected number of employees', 'Enter a whole number from 1 to 10,000'],
    ['Full name', 'Admin name is required'],
    ['Work email', 'Please enter a valid email address'],
    ['Password', 'Password must be at least 6 characters'],
    ['Confirm password', 'Please confirm your password'],
  ] as const) {
    await expect
      .element(page.getByLabelText(label, { exact: label === 'Password' }))
      .toHaveAccessibleDescription(expect.stringContaining(message));
  }
  await page.getByLabelText('Confirm password').fill('another one');
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll();
  expect(server.sent(signUp)).toEqual([]);
});

test('a visitor asks for access', async ({ server, open }) => {
  server.on(requestAccess).answer(() => ({ message: 'We have received your request.' }));
  await open('/login', null);
  await page.getByRole('link', { name: 'Request access' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByLabelText('Organization name')).toHaveFocus();
  await page.getByLabelText('Organization name').fill('Quokka Cafe');
  await page.getByLabelText('Your name').fill('Quentin');
  await page.getByLabelText('Email address').fill('quentin@example.com');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await expect.element(page.getByText(/We have received your request/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect.element(page.getByText('Sign in to your account')).toBeVisible();
  expect(server.sent(requestAccess)[0]?.body).toMatchObject({ organizationName: 'Quokka Cafe' });
});

test('the legal pages show the text of the operator, and say so in the title', async ({
  server,
  open,
}) => {
  server
    .on(getLegalDocument)
    .answer(() => ({ text: '# Privacy Policy\n\n## What we keep\n\nYour roster.' }));
  await open('/privacy', null);
  await expect.poll(() => document.title).toBe('Privacy Policy · Muster');
  await expect.element(page.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
});
