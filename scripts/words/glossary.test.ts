// One word for one thing, in every text that people read. A text that fails is reworded; a text of the
// specification that has such a word is listed at the end.
import { expect, test } from 'vitest';
import { readPageTexts, readSourceFiles, sourceFile, type Text, textsOf } from './source-texts.ts';

const GLOSSARY: readonly (readonly [not: RegExp, say: string])[] = [
  [word('e-?mail(?<!email)s?|mail(s|ed|ing)?'), 'email'],
  [word('log(s|ged|ging)?[ -](on|in|off|out)|logins?|logouts?'), 'sign in, sign out'],
  [word('registers?|registration'), 'sign up'],
  [word('(some|every|any)body'), 'someone, everyone, anyone'],
  [word('locations?|workplaces?|work places?|places'), 'job site, then site'],
  [word('ranks?|ranked'), 'role'],
  [
    word('(?<!pro |your )plans?|planned|duty|duties|absences?|absent'),
    'roster, shift, day off, leave',
  ],
  [word('crews?|units?'), 'team, shift group'],
  [word('company|companies|tenants?'), 'organisation'],
  [word('organi[z]ations?'), 'organisation'],
  [word('unwanted|junk( mail)?'), 'spam folder'],
  [word('at once'), 'straight away; for several, together'],
  [word('in the meantime|meanwhile'), 'since you opened it'],
  [/^(least|most) [a-z]+/i, 'minimum, maximum'],
  [word('mends?|mended|mending'), 'fix'],
  [word('hand(s|ed|ing)? over|applications?'), 'request, ask, offer, swap, claim'],
  [word('please'), 'what to do, without please'],
];

/** The specification's own texts, letter for letter, and the labels that must match them. By reason. */
const SPECIFIED_BY_REASON: Record<string, readonly string[]> = {
  'the specification quotes it: signing in, signing up and the top navigation': [
    'You have been logged in successfully.',
    'Login failed',
    'New organization? Create account',
    'Create Organization',
    'Your organization has been created successfully.',
    'Registration failed',
    'Logout',
    'Logged out successfully',
    'Logout failed',
  ],
  'the specification quotes it: onboarding': [
    'Create Your Organization',
    'Organization name is required',
    'Please enter a valid email address',
    'Please confirm your password',
    'Please check your information and try again.',
    'An error occurred. Please try again.',
    'Please start the signup process again.',
    'Location tracking and management',
    'Add Locations',
    'Continue to Login',
    'Back to Organization Setup',
  ],
  'the specification quotes it: organisations and their administration': [
    'Organizations',
    'Organizations Management',
    'Total Organizations',
    'No organizations yet. New signups will appear here after checkout.',
    'Mark this organization as canceled? This will update the local status only.',
    'Organization updated successfully',
    'Failed to update organization',
    'Organization Info',
    'No organization',
    'Organization Details',
    'Edit Organization',
    'Organization Settings',
    'Download Organization Data',
    'No Organization Found',
    'No organization selected',
    'Please select an organization or contact support if none are available.',
  ],
  'the specification quotes it: the roster, the map and the wizard': [
    'Locations',
    'Location',
    'Location Assignments',
    'Location is required',
    'Assign all shifts to location',
    'Select location...',
    'All shift codes have been assigned to locations',
    'still need location assignments',
    'still needs a location assignment',
    'Please assign a location to each shift code before proceeding to the next step.',
    'Please go back to Step 1 and select a shift template first.',
    'Please complete all required fields before proceeding',
    'Please select a template',
    'Please select a timezone',
    'Could not load all saved parameters. Please verify settings before proceeding.',
    'Please try refreshing the page',
    'Work Locations Map',
    'No locations found',
    'Add locations to see them on the map view',
    'Unable to access your location.',
  ],
  "another word would not match the specified one beside it: 'Organizations Management', 'Organization name is required'":
    [
      'Organization',
      'Organization name',
      'Organization name *',
      'Search organizations',
      'No organizations match your search.',
      'Show all organizations',
      'Failed to load organizations',
      'Organizations, loading',
    ],
  "another word would not match the wizard's 'Location Assignments'": [],
  'a payroll product names the column so': ['Units'],
  'the plan of a subscription, not a roster': [
    'Plan',
    'plan',
    'Choose Your Plan',
    'Plan has started.',
  ],
};

const SPECIFIED = new Set(Object.values(SPECIFIED_BY_REASON).flat());

/** Not a part of a name, a path or a class: 'place-items-center', 'location.updated', 'application/json'. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\w./#$@=-])(?:${pattern})(?![\\w/=-]|\\.\\w)`, 'i');
}

function complaints({ file, line, text }: Text): string[] {
  if (SPECIFIED.has(text)) return [];
  const found = GLOSSARY.flatMap(([not, say]) => {
    const [said] = not.exec(text) ?? [];
    return said ? [`${file}:${line} says '${said}': say ${say}. In: ${text}`] : [];
  });
  const greeting = /^(Hi|Hello|Dear) [^\n]*,\n\n[a-z]/.test(text)
    ? [`${file}:${line} goes on with a small letter after the greeting`]
    : [];
  return [...found, ...greeting];
}

const texts = [...readSourceFiles().flatMap(textsOf), ...readPageTexts()];

test('every text keeps to the glossary', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.flatMap(complaints)).toEqual([]);
});

test('the list of specified texts holds none that nobody shows', () => {
  const shown = new Set(texts.map(({ text }) => text));
  expect([...SPECIFIED].filter((text) => !shown.has(text))).toEqual([]);
});

const value = '$' + '{name}';
const inScreen = (source: string) => textsOf(sourceFile('Screen.tsx', source)).flatMap(complaints);

test.each([
  '<p>Somebody changed this</p>',
  "<Button label='Log on' />",
  "const text = { title: 'Each location' };",
  `toast({ title: \`${value} got a mail\` });`,
  "counted(3, 'location')",
  `const text = \`Hi ${value},\\n\\nyour shift has changed.\`;`,
  "const label = done ? 'Meanwhile' : 'Done';",
])('a wrong word is found in %s', (source) => {
  expect(inScreen(source)).toHaveLength(1);
});

test.each([
  "import { mail } from './a mail b';",
  "<p className='grid place places'>Someone</p>",
  "const topic = 'locations';",
  "send('location.updated', { location: 1 });",
  "const type = 'Send it as application/json.';",
  'sql`select location from a place`',
  '// somebody',
])('code is no text: %s', (source) => {
  expect(inScreen(source)).toEqual([]);
});
