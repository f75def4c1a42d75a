import { expect, test } from 'vitest';
import { BLANKS, type Shells } from '#contract/page';
import type { SessionUser } from '#contract/session-user';
import { codeElement, isPage, shellFor } from './shell';

const shells: Shells = {
  login: 'the login form',
  frames: {
    'owner standard': `<p title="${BLANKS.org_name}">${BLANKS.org_name}</p><b>${BLANKS.name}</b>${BLANKS.heading}`,
    'null super_admin': `Muster <b>${BLANKS.name}</b>${BLANKS.heading}`,
  },
  waiting: 'a spinner',
  headings: { '/': '', '/dashboard': `<p>Welcome, ${BLANKS.name}.</p>` },
  pages: ['/', '/dashboard', '/employees/', '/sites/$id'],
  code: { '/login': ['/form.js'], '/': ['/frame.js'], '/dashboard': ['/frame.js', '/a.css'] },
};

function person(more: Partial<SessionUser> = {}): SessionUser {
  return {
    id: crypto.randomUUID(),
    email: 'amy@example.com',
    name: 'Amy Able',
    phone: null,
    role: 'owner',
    platform_role: 'standard',
    org_id: crypto.randomUUID(),
    org_name: 'Wattle Health',
    org_timezone: 'Australia/Sydney',
    org_week_starts_on: 'monday',
    org_deletes_at: null,
    employee_id: crypto.randomUUID(),
    must_change_password: false,
    must_set_up_two_step: false,
    ...more,
  };
}

test.each([
  [
    '/dashboard',
    person(),
    '<p title="Wattle Health">Wattle Health</p><b>Amy Able</b><p>Welcome, Amy Able.</p>',
  ],
  ['/', person({ role: null, platform_role: 'super_admin' }), 'Muster <b>Amy Able</b>'],
  ['/dashboard', person({ must_change_password: true }), 'a spinner'],
  ['/login', person(), 'a spinner'],
  ['/terms', person(), 'a spinner'],
  ['/login', null, 'the login form'],
  ['/', null, 'the login form'],
  ['/register', null, 'a spinner'],
  ['/dashboard', undefined, 'a spinner'],
])('%s shows what the app will show first', (path, user, shell) => {
  expect(shellFor(shells, path, user)).toBe(shell);
});

test.each([
  ['/dashboard', person(), '/frame.js /a.css'],
  ['/', person(), '/frame.js'],
  ['/', null, '/form.js'],
  ['/login', null, '/form.js'],
])('%s asks for its code together with the app', (path, user, files) => {
  expect(codeElement(shells, path, user)).toBe(`<meta name="page-code" content="${files}" />`);
});

test.each([
  ['/login', person()],
  ['/dashboard', person({ must_change_password: true })],
  ['/dashboard', undefined],
  ['/terms', null],
])('%s asks for no code early that it might not need', (path, user) => {
  expect(codeElement(shells, path, user)).toBe('');
});

test('a name is text, whatever is in it', () => {
  const name = `</script><img src=x onerror="alert('1')">&amp;${BLANKS.org_name}`;
  const html = shellFor(shells, '/', person({ name, org_name: '" onmouseover="alert(1)' }));
  expect(html).toBe(
    '<p title="&#34; onmouseover=&#34;alert(1)">&#34; onmouseover=&#34;alert(1)</p>' +
      '<b>&#60;/script&#62;&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;amp;%org_name%</b>',
  );
});

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/Dashboard/', true],
  ['/employees', true],
  ['/sites/7', true],
  ['/sites', false],
  ['/sites/7/8', false],
  ['/nowhere', false],
  ['/dashboard/nowhere', false],
  ['/%00', false],
])('whether the app has a page at %s: %s', (path, known) => {
  expect(isPage(shells, path)).toBe(known);
});
