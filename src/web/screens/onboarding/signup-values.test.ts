import { expect, test } from 'vitest';
import { SignupValues } from './signup-values';

const GOOD = {
  organizationName: 'Wattle Health',
  abn: '51824753556',
  employeeCountEstimate: '1,200',
  adminName: 'Amy Able',
  adminEmail: 'amy@example.com',
  password: 'gum leaves rustle',
  confirmPassword: 'gum leaves rustle',
  worksHere: true,
  acceptTerms: true,
};

function messages(values: object): Record<string, string> {
  const { error } = SignupValues.safeParse({ ...GOOD, ...values });
  const entries = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  // The form shows the first error of each field.
  return Object.fromEntries(entries.toReversed());
}

test("the form's entries become what the call takes", () => {
  expect(SignupValues.parse(GOOD)).toEqual({
    ...GOOD,
    abn: '51 824 753 556',
    employeeCountEstimate: 1200,
  });
});

test('ABN and number of employees may be left empty', () => {
  const values = SignupValues.parse({ ...GOOD, abn: '', employeeCountEstimate: ' ' });
  expect(values.abn).toBe('');
  expect(values.employeeCountEstimate).toBeUndefined();
});

test('an empty form shows an error at every required field', () => {
  const empty = { organizationName: '', adminName: ' ', adminEmail: '' };
  expect(messages({ ...empty, password: '', confirmPassword: '', acceptTerms: false })).toEqual({
    organizationName: 'Organization name is required',
    adminName: 'Admin name is required',
    adminEmail: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Please confirm your password',
    acceptTerms: 'You must accept the Terms of Service and Privacy Policy',
  });
});

test('a password mismatch shows together with other errors', () => {
  const differ = { confirmPassword: 'gum leaves rattle' };
  expect(messages(differ)).toEqual({ confirmPassword: "Passwords don't match" });
  expect(messages({ ...differ, adminEmail: 'amy', organizationName: '' })).toMatchObject({
    confirmPassword: "Passwords don't match",
  });
});

test('an ABN is checked by its checksum', () => {
  expect(messages({ abn: '51 824 753 557' })).toEqual({
    abn: 'Enter a valid ABN (11 digits)',
  });
});

test.each(['0', '10001', '12.5', 'many', '1e3', '-4'])(
  '%s is refused as a number of employees',
  (typed) => {
    expect(messages({ employeeCountEstimate: typed })).toEqual({
      employeeCountEstimate: 'Enter a whole number from 1 to 10,000',
    });
  },
);
