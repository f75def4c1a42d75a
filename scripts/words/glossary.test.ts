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
  [word('plans?|planned|duty|duties|absences?|absent'), 'roster, shift, day off, leave'],
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

/** The specification's own texts, letter for letter, by where it quotes them. */
const SPECIFIED = new Set<string>([]);
