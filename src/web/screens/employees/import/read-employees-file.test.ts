import { expect, test } from 'vitest';
import { whyNotMapped } from './columns';
import { mapRows } from './map-rows';
import { parseEmployees, readEmployeesFile } from './read-employees-file';

const AMY = {
  name: 'Amy Able',
  email: 'amy@example.com',
  phone: '0400 000 000',
  role: 'manager',
  shift_group: 'Nights',
  temp_password: 'gum leaves',
};

function rowsOf(text: string) {
  const read = parseEmployees(text);
  if (typeof read === 'string') throw new Error(read);
  return mapRows(read, read.guess, new Map());
}

test('the headings of our own template are understood', () => {
  const text =
    'name,email,phone,role,shift_group,temp_password\r\n' +
    'Amy Able,amy@example.com,0400 000 000,manager,Nights,gum leaves\r\n';
  expect(rowsOf(text)).toEqual([{ number: 2, cells: AMY }]);
});

test('other spellings, another order, semicolons and an unknown column are understood', () => {
  const text =
    'E-mail;Full Name;ROLE;Team;Mobile;Temporary Password;Shoe size\n' +
    'amy@example.com;Amy Able;manager;Nights;0400 000 000;gum leaves;38\n';
  expect(rowsOf(text)).toEqual([{ number: 2, cells: AMY }]);
  expect(parseEmployees(text)).toMatchObject({
    guess: ['email', 'name', 'role', 'shift_group', 'phone', 'temp_password', ''],
  });
});

test.each(['\t', '|'])('columns separated by %j are understood', (separator) => {
  const text = ['name', 'email'].join(separator) + '\nAmy,amy@example.com'.replace(',', separator);
  expect(rowsOf(text)[0]?.cells).toMatchObject({ name: 'Amy', email: 'amy@example.com' });
});

test('quotes hold commas, quotation marks and line breaks', () => {
  const [row] = rowsOf('name,email\n"Able, ""Amy""\nJr.",amy@example.com\n');
  expect(row?.cells.name).toBe('Able, "Amy"\nJr.');
});

test('blank lines are left out and still counted', () => {
  const rows = rowsOf('name,email\nAmy,a@example.com\n\n , \nBen,b@example.com\n\n');
  expect(rows.map(({ number }) => number)).toEqual([2, 5]);
});

test('our own export can be imported again', () => {
  const [row] = rowsOf(
    'name,email,phone,role,shift_group,added\r\nAmy,a@example.com,"\'+61 2 5550 1234",employee,,2026-11-13T00:00:00.000Z\r\n',
  );
  expect(row?.cells.phone).toBe('+61 2 5550 1234');
});

test('a password keeps its blanks and its apostrophe', () => {
  const [row] = rowsOf("name,email,temp_password\nAmy,a@example.com,'-secret \n");
  expect(row?.cells.temp_password).toBe("'-secret ");
});

test.each([
  ['', 'The first row is empty. Put the headings there: name, email and so on.'],
  ['name,email\n\n', 'The file has headings, but no employees below them.'],
  [
    'name,email\n"Amy,a@example.com\nBen,b@example.com\n',
    "A quotation mark near row 2 is missing or out of place, so we can't tell the rows after it apart.",
  ],
])('%j is refused with a sentence', (text, sentence) => {
  expect(parseEmployees(text)).toBe(sentence);
});

test('more rows than one import takes are refused', () => {
  const text = `name,email\n${'Amy,a@example.com\n'.repeat(2_001)}`;
  expect(parseEmployees(text)).toBe(
    'The file has 2,001 rows. Split it: you can import 2,000 at a time.',
  );
});

const NAMES = 'name,email\nZoë Ünal,z@example.com\n';
test.each([
  ['UTF-8', new TextEncoder().encode(NAMES)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${NAMES}`)],
  ['UTF-16', new Uint8Array(Uint16Array.from(`\uFEFF${NAMES}`, (c) => c.charCodeAt(0)).buffer)],
  ['Windows', Uint8Array.from(NAMES, (c) => c.charCodeAt(0))],
])('%s is understood', async (_, bytes) => {
  const read = await readEmployeesFile(new File([bytes], 'staff.csv'));
  expect(read).toMatchObject({ lines: [{ cells: ['Zoë Ünal', 'z@example.com'] }] });
});

test.each([
  ['empty.csv', '', 'empty.csv is empty.'],
  ['staff.xlsx', 'PK\x03\x04...', /^staff\.xlsx is a spreadsheet, not a CSV file\./],
  ['staff.csv', '%PDF-1.7', /^staff\.csv is not a CSV file\./],
  ['photo.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', /^photo\.png is not a CSV file\./],
  ['huge.csv', 'a'.repeat(5 * 1024 * 1024 + 1), /^huge\.csv is larger than 5 MB\./],
])('%s is refused', async (name, content, sentence) => {
  expect(await readEmployeesFile(new File([content], name))).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});

test('first and last name are joined, and what was fixed in place wins', () => {
  const read = parseEmployees('Given name,Surname,E-mail\nAmy,Able,nobody\n');
  if (typeof read === 'string') throw new Error(read);
  expect(read.guess).toEqual(['first_name', 'last_name', 'email']);
  const fixes = new Map([[2, { email: 'amy@example.com' }]]);
  expect(mapRows(read, read.guess, fixes)[0]?.cells).toMatchObject({
    name: 'Amy Able',
    email: 'amy@example.com',
  });
});

test.each([
  [['name', 'email'], undefined],
  [['first_name', 'last_name', 'email'], undefined],
  [['', ''], 'Say which column holds the name and the email.'],
  [['name', 'phone'], 'Say which column holds the email.'],
  [['name', 'email', 'email'], 'Two columns are set to Email. Choose one.'],
] as const)('columns %j', (targets, sentence) => {
  expect(whyNotMapped(targets)).toBe(sentence);
});
