import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import { publishRoster } from '#contract/api/publish-roster';
import { undoChange } from '#contract/api/roster';
import { createRule } from '#contract/api/rules';
import { assignToShiftGroup, createShiftGroup } from '#contract/api/shift-groups';
import { deleteShift, updateShift } from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import { lightsOf } from '#engine/cover/light';
import { coverNeed } from '../../../testing/cover-need';
import { addSite, createRoster, type Roster } from '../../../testing/roster';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

type Choice = Partial<BodyInput<typeof publishRoster>>;
const DAYS = { from: '2027-03-08', to: '2027-03-14' };

function publish(choice: Choice = {}) {
  return roster.manager.browser.call(publishRoster, { body: { ...DAYS, ...choice } });
}

async function look(choice: Choice = {}) {
  const { preview } = await publish({ ...choice, dryRun: true });
  if (!preview) throw new Error('a dry run answers with a preview');
  return preview;
}

async function refusal(choice: Choice) {
  const answer = await roster.manager.browser.request(publishRoster, {
    body: { ...DAYS, ...choice },
    headers: { accept: 'application/problem+json' },
  });
  const { status, code, detail, errors } = answer.json();
  return { status, code, detail, errors };
}

async function groupOfBen(): Promise<string> {
  const { browser } = roster.owner;
  const { id } = await browser.call(createShiftGroup, {
    body: { name: 'Early', color_hex: '#3B82F6' },
  });
  await browser.call(assignToShiftGroup, {
    params: { groupId: id },
    body: { employeeId: roster.benId },
  });
  return id;
}

function needsRest(severity: 'warn' | 'block') {
  return roster.owner.browser.call(createRule, {
    body: {
      kind: 'rest',
      params: { minutes: 600, agreed: null, brokenSpan: null },
      scope: { type: 'organisation' },
      severity,
      origin: 'policy',
    },
  });
}

async function drafts() {
  return (await roster.all()).flatMap(({ id, published }) => (published ? [] : id));
}

describe('publishing', () => {
  test('publishes the drafts of the days, tells the people and leaves the others', async () => {
    await roster.add({ date: '2027-03-08', published: true });
    await roster.add({ date: '2027-03-08', startTime: '18:00', endTime: '20:00' });
    await roster.add({ date: '2027-03-14', employeeId: roster.benId });
    const before = await roster.add({ date: '2027-03-07' });
    const after = await roster.add({ date: '2027-03-15' });
    expect(await publish()).toMatchObject({ shifts: 2, preview: null });
    expect(await drafts()).toEqual([before.id, after.id]);
    const [entry] = await testApp.sql(
      'select action, metadata from audit_log where org_id = $1 order by created_at desc limit 1',
      [roster.orgId],
    );
    expect(entry).toMatchObject({
      action: 'roster.publish',
      metadata: { people: 2, from: '2027-03-08', to: '2027-03-14', shifts: 2 },
    });
  });

  test('publishes only at the chosen sites, and for the chosen groups', async () => {
    const wharf = await addSite(roster.manager, 'Wharf', 'WA');
    const groupId = await groupOfBen();
    await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09', locationId: wharf.id });
    await roster.add({ date: '2027-03-09', employeeId: roster.benId });
    await roster.add({ date: '2027-03-10', employeeId: roster.benId, locationId: wharf.id });
    expect((await look({ locationIds: [wharf.id] })).shifts).toBe(2);
    expect((await look({ groupIds: [groupId] })).shifts).toBe(2);
    expect(await publish({ locationIds: [wharf.id], groupIds: [groupId] })).toMatchObject({
      shifts: 1,
    });
    expect(await drafts()).toHaveLength(3);
  });

  test('one step undoes it: the same drafts come back with their versions', async () => {
    await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09', employeeId: roster.benId });
    const before = await roster.all();
    const { undo_id } = await publish();
    expect(await drafts()).toEqual([]);
    await roster.manager.browser.call(undoChange, { params: { id: undo_id ?? '' } });
    expect(await roster.all()).toEqual(before);
  });

  test('without drafts there is nothing to do and nothing to undo', async () => {
    await roster.add({ date: '2027-03-08', published: true });
    expect(await publish()).toMatchObject({ shifts: 0, undo_id: null, cells: null });
  });

  test('a shift that was only published can still be undone with its run', async () => {
    const { id, version } = await roster.add({ date: '2027-03-08' });
    await publish();
    const [row] = await testApp.sql('select version_before_publishing from shifts where id = $1', [
      id,
    ]);
    expect(row?.version_before_publishing).toBe(version);
  });

  test('someone who left is not told', async () => {
    await roster.add({ date: '2027-03-08' });
    await testApp.sql('update employees set deleted_at = now(), user_id = null where id = $1', [
      roster.amyId,
    ]);
    expect(await look()).toMatchObject({ shifts: 0, people: [] });
    expect(await publish()).toMatchObject({ shifts: 0 });
  });
});

describe('a dry run', () => {
  test('counts the shifts and the people, and changes nothing', async () => {
    await roster.add({ date: '2027-03-08', published: true });
    await roster.add({ date: '2027-03-08', startTime: '18:00', endTime: '20:00' });
    await roster.add({ date: '2027-03-09' });
    await roster.add({ date: '2027-03-09', employeeId: roster.benId });
    await testApp.sql('update employees set user_id = null where id = $1', [roster.benId]);
    const before = await roster.all();
    expect(await look()).toMatchObject({
      shifts: 3,
      besidePublished: 1,
      people: [
        { employee_id: roster.amyId, name: 'Amy Able', shifts: 2, has_account: true },
        { employee_id: roster.benId, name: 'Ben Bold', shifts: 1, has_account: false },
      ],
      peopleCount: 2,
      withoutAccount: 1,
      next: null,
    });
    expect(await roster.all()).toEqual(before);
  });

  test('names the next day with a draft where these have none, or else the last one', async () => {
    await roster.add({ date: '2027-02-01' });
    await roster.add({ date: '2027-03-20', published: true });
    expect((await look()).next).toBe('2027-02-01');
    await roster.add({ date: '2027-03-21' });
    expect((await look()).next).toBe('2027-03-21');
    const other = await addSite(roster.manager, 'Wharf', 'WA');
    expect((await look({ locationIds: [other.id] })).next).toBeNull();
  });

  test('tells what the rules find in the published roster afterwards, and not now', async () => {
    await needsRest('warn');
    await roster.add({ date: '2027-03-09', startTime: '14:00', endTime: '22:00', published: true });
    await roster.add({ date: '2027-03-10', startTime: '06:00', endTime: '14:00' });
    await roster.add({ date: '2027-03-13', startTime: '14:00', endTime: '22:00', published: true });
    await roster.add({ date: '2027-03-14', startTime: '06:00', endTime: '14:00', published: true });
    const { findings, counts, blockCount } = await look();
    const rest = findings.filter(({ kind }) => kind === 'rest');
    expect(rest).toMatchObject([
      { employee_name: 'Amy Able', from: '2027-03-09', to: '2027-03-10', severity: 'warn' },
    ]);
    expect(counts.find(({ kind }) => kind === 'rest')).toMatchObject({ findings: 1, people: 1 });
    expect(blockCount).toBe(0);
    expect(await publish()).toMatchObject({ shifts: 1, warningCount: 1 });
  });

  test('names what a rule blocks', async () => {
    await roster.add({ date: '2027-03-09', startTime: '14:00', endTime: '22:00' });
    await roster.add({ date: '2027-03-10', startTime: '06:00', endTime: '14:00' });
    await needsRest('block');
    expect(await look()).toMatchObject({ blockCount: 1, blocks: [{ employee_name: 'Amy Able' }] });
    // One of the two alone breaks nothing.
    expect((await look({ to: '2027-03-09' })).blockCount).toBe(0);
    expect(await refusal({})).toMatchObject({ status: 409, code: 'rule_blocked' });
    expect(await drafts()).toHaveLength(2);
  });

  test('compares the cover of published shifts now and afterwards, without drafts that stay', async () => {
    await roster.owner.browser.call(createCoverNeed, {
      body: coverNeed(roster, { target: 2 }),
    });
    const wharf = await addSite(roster.manager, 'Wharf', 'WA');
    await roster.add({ date: '2027-03-09' });
    await roster.add({ date: '2027-03-10', employeeId: roster.benId, published: true });
    await roster.add({ date: '2027-03-10' });
    await roster.add({ date: '2027-03-11', locationId: wharf.id });
    const { cover } = await look({ from: '2027-03-09', to: '2027-03-10' });
    expect(cover).toMatchObject([
      {
        name: 'Depot',
        gapCount: 1,
        gaps: [{ date: '2027-03-09', startTime: '09:00', light: 'below-target', by: 1 }],
      },
    ]);
    expect([...(cover[0]?.days ?? '')].map(lightsOf)).toEqual([
      { published: 'below-minimum', publishedBy: 1, withDrafts: 'below-target', withDraftsBy: 1 },
      { published: 'below-target', publishedBy: 1, withDrafts: 'enough', withDraftsBy: 0 },
    ]);
    const groupId = await groupOfBen();
    await roster.add({ date: '2027-03-09', employeeId: roster.benId });
    // Amy's drafts stay drafts.
    const ofBen = await look({ from: '2027-03-09', to: '2027-03-10', groupIds: [groupId] });
    expect([...(ofBen.cover[0]?.days ?? '')].map(lightsOf)).toMatchObject([
      { withDrafts: 'below-target' },
      { withDrafts: 'below-target' },
    ]);
  });
});

describe('what was looked at', () => {
  test('is published while the drafts stay, whatever else changes', async () => {
    await roster.add({ date: '2027-03-08' });
    const { fingerprint } = await look();
    await roster.add({ date: '2027-03-20' });
    await roster.add({ date: '2027-03-09', published: true });
    expect(await publish({ fingerprint })).toMatchObject({ shifts: 1 });
  });

  test('is refused with what changed, and nothing is published', async () => {
    const draft = await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09' });
    const { fingerprint } = await look();
    const detail = async () => (await refusal({ fingerprint })).detail;
    const rest = 'since you looked, so nothing was published. Check the new summary.';
    const extra = await roster.add({ date: '2027-03-10' });
    expect(await refusal({ fingerprint })).toMatchObject({ status: 409, code: 'roster_changed' });
    expect(await detail()).toBe(`1 shift was added ${rest}`);
    await roster.add({ date: '2027-03-11' });
    expect(await detail()).toBe(`2 shifts were added ${rest}`);
    await roster.manager.browser.call(deleteShift, { params: { id: draft.id } });
    expect(await detail()).toBe(`2 shifts were changed, added or removed ${rest}`);
    const { browser } = roster.manager;
    await browser.call(updateShift, { params: { id: extra.id }, body: { published: true } });
    expect(await drafts()).toHaveLength(2);
  });

  test('counts a shift that is gone, one that was changed, and one that came back', async () => {
    const draft = await roster.add({ date: '2027-03-08' });
    await roster.add({ date: '2027-03-09' });
    const { browser } = roster.manager;
    const seen = await look();
    const { undo_id } = await browser.call(deleteShift, { params: { id: draft.id } });
    expect((await refusal({ fingerprint: seen.fingerprint })).detail).toMatch(
      /^1 shift was published or removed since you looked/,
    );
    const without = await look();
    await browser.call(undoChange, { params: { id: undo_id ?? '' } });
    expect((await refusal({ fingerprint: without.fingerprint })).detail).toMatch(
      /^1 shift was added/,
    );
    await browser.call(updateShift, { params: { id: draft.id }, body: { notes: 'Keys' } });
    expect((await refusal({ fingerprint: seen.fingerprint })).detail).toMatch(
      /^1 shift was changed, added or removed/,
    );
    expect((await refusal({ fingerprint: 'odd' })).detail).toMatch(
      /^The drafts have changed since/,
    );
    expect(await drafts()).toHaveLength(2);
  });
});

test('a wrong choice is refused beside its field', async () => {
  expect(await refusal({ to: '2027-03-01' })).toMatchObject({
    status: 400,
    errors: [{ field: 'to', message: "The last day can't be before the first day" }],
  });
  expect(await refusal({ to: '2028-12-31' })).toMatchObject({
    errors: [{ field: 'to', message: 'Choose at most 400 days' }],
  });
  expect(await refusal({ locationIds: [crypto.randomUUID()] })).toMatchObject({
    status: 404,
    errors: [{ field: 'locationIds', message: "This job site doesn't exist any more" }],
  });
  expect(await refusal({ groupIds: [crypto.randomUUID()] })).toMatchObject({
    status: 404,
    errors: [{ field: 'groupIds', message: "This shift group doesn't exist any more" }],
  });
});
