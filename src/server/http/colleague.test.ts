// Reads every answer that a colleague can get, and looks for what is nobody's business: licence numbers, files, contracts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContract } from '#contract/api/contracts';
import { askForLeave, putLeaveFile } from '#contract/api/leave';
import { listLeaveTypes } from '#contract/api/leave-types';
import { createRule, listFindings, overrideFinding } from '#contract/api/rules';
import { putHoldingFile, verifyHolding } from '#contract/api/skills';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import type { Resource } from '#contract/fields';
import { insertStarterLeaveTypes } from '../features/leave/leave-types';
import { addHolding, addSkill } from '../features/skills/testing';
import type { Person } from '../testing/people';
import { createRoster, type Roster } from '../testing/roster';
import { sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

/** Each is found nowhere but where it was planted. */
const SECRETS = {
  'licence number': 'NUMBER-4711',
  'licence class': 'CLASS-4712',
  'state of issue': 'STATE-4713',
  'last day of the licence': '2031-05-17',
  'name of the file': 'scan-4714.pdf',
  'bytes of the file': 'BYTES-4715',
  'payroll number': 'PAYROLL-4716',
  'date of birth': '1987-06-05',
  'hours of the contract': '37.25',
  'reason of an override': 'REASON-4717 and more',
  'note on leave': 'NOTE-4719',
  'name of a certificate': 'certificate-4720.pdf',
  'bytes of a certificate': 'BYTES-4721',
};

const KIND_OF_LEAVE = 'Personal leave';

const reads = ALL_ENDPOINTS.filter(
  ({ method, produces }) => method === 'GET' && produces !== 'text/event-stream',
);

interface Answer {
  name: string;
  status: number;
  /** With its headers. */
  text: string;
}

type Ids = Partial<Record<Resource, string>>;

let testApp: TestApp;
let read: { colleague: Answer[]; owner: Answer[] };
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
  const acacia = await createRoster(testApp);
  const ids = await plant(acacia);
  read = { colleague: await readAll(acacia.ben, ids), owner: await readAll(acacia.owner, ids) };
});
afterAll(() => testApp.close());

/** All of it about Amy, who works on 10 March 2027. */
async function plant(acacia: Roster) {
  const { owner, amyId, depot, orgId, add } = acacia;
  const skill = await addSkill(owner, { has_class: true });
  const holding = await addHolding(owner, amyId, skill.id, {
    number: SECRETS['licence number'],
    class: SECRETS['licence class'],
    issued_in: SECRETS['state of issue'],
    valid_to: SECRETS['last day of the licence'],
  });
  const { updated_at } = await owner.browser.call(putHoldingFile, {
    params: { id: holding.id },
    body: {
      name: SECRETS['name of the file'],
      content: Buffer.from(`%PDF-1.4 ${SECRETS['bytes of the file']}`).toString('base64'),
    },
  });
  await owner.browser.call(verifyHolding, {
    params: { id: holding.id },
    body: { seen: { updated_at } },
  });
  await owner.browser.call(addContract, {
    params: { id: amyId },
    body: {
      validFrom: '2027-03-01',
      type: 'full-time',
      hours: Number(SECRETS['hours of the contract']),
      period: 7,
      employeeNumber: SECRETS['payroll number'],
      birthDate: SECRETS['date of birth'],
    },
  });
  const shift = await add({ published: true });
  await allowTooLong(owner);
  const request = await beAway(acacia);
  return {
    organization: orgId,
    employee: amyId,
    location: depot.id,
    shift: shift.id,
    skill: skill.id,
    holding: holding.id,
    request,
  };
}

/** She falls ill on the day of her shift, and sends a certificate. */
async function beAway({ owner, amy, orgId }: Roster): Promise<string> {
  await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
  const { types } = await owner.browser.call(listLeaveTypes);
  const typeId = types.find(({ name }) => name === KIND_OF_LEAVE)?.id ?? '';
  const leave = { typeId, first: '2027-03-10', last: '2027-03-10' };
  const { id } = await amy.browser.call(askForLeave, {
    body: { ...leave, reason: SECRETS['note on leave'] },
  });
  await amy.browser.call(putLeaveFile, {
    params: { id },
    body: {
      name: SECRETS['name of a certificate'],
      content: Buffer.from(`%PDF-1.4 ${SECRETS['bytes of a certificate']}`).toString('base64'),
    },
  });
  return id;
}

/** Her shift is too long, and an admin allows it. */
async function allowTooLong({ browser }: Person): Promise<void> {
  await browser.call(createRule, {
    body: {
      kind: 'long-shift',
      params: { minutes: 60, agreed: null },
      scope: { type: 'organisation' },
      severity: 'warn',
      origin: 'policy',
    },
  });
  const query = { from: '2027-03-01', to: '2027-03-31' };
  const { findings } = await browser.call(listFindings, { query });
  const { employee_id: employeeId = '', from: date, fingerprint = '' } = findings[0] ?? {};
  const body = { employeeId, date: date ?? '', fingerprint };
  await browser.call(overrideFinding, {
    body: { ...body, reason: SECRETS['reason of an override'] },
  });
}

async function readAll({ browser }: Person, ids: Ids): Promise<Answer[]> {
  const unknown = '00000000-0000-4000-8000-000000000000';
  const answers: Answer[] = [];
  for (const endpoint of reads) {
    const input = sampleInput(endpoint, (resource) => ids[resource] ?? unknown);
    const { statusCode, rawPayload, headers } = await browser.request(endpoint, input);
    expect(statusCode).toBeLessThan(500);
    const text = `${rawPayload.toString('latin1')} ${JSON.stringify(headers)}`;
    answers.push({ name: `${endpoint.method} ${endpoint.path}`, status: statusCode, text });
  }
  return answers;
}

test.each(Object.entries(SECRETS))(
  'a colleague reads the %s in no answer, and the owner reads it in one',
  (_name, secret) => {
    const names = (answers: Answer[]) =>
      answers.filter(({ text }) => text.includes(secret)).map(({ name }) => name);
    expect(names(read.colleague)).toEqual([]);
    // Otherwise the walk would find nothing whatever it looked for.
    expect(names(read.owner)).not.toEqual([]);
  },
);

test('a colleague reads the kinds of leave that there are, and nowhere which one someone has', () => {
  const names = (answers: Answer[]) =>
    answers.filter(({ text }) => text.includes(KIND_OF_LEAVE)).map(({ name }) => name);
  expect(names(read.colleague)).toEqual(['GET /api/leave-types']);
  expect(names(read.owner)).toContain('GET /api/leave/approved');
});

test('a colleague gets an answer from the calls that are open to everyone who works there', () => {
  const open = read.colleague.filter(({ status }) => status === 200).map(({ name }) => name);
  expect(open).toEqual(
    expect.arrayContaining(['GET /api/employees', 'GET /api/skills', 'GET /api/dashboard/stats']),
  );
});
