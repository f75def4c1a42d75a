import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmployee, listEmployees } from '#contract/api/employees';
import * as api from '#contract/api/shift-groups';
import { addMember, addOrganization, PASSWORD, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function withGroups(...names: string[]) {
  const owner = await addOrganization(testApp, 'Acacia');
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await owner.browser.call(api.createShiftGroup, { body: { name } })).id);
  }
  return { owner, ids };
}

async function names({ browser }: Person): Promise<string[]> {
  const groups = await browser.call(api.listShiftGroups);
  expect(groups.map((group) => group.position)).toEqual(groups.map((_, index) => index));
  return groups.map((group) => group.name);
}

let people = 0;
async function hire({ browser }: Person): Promise<string> {
  people += 1;
  const body = {
    name: `Person ${people}`,
    email: `person${people}@example.com`,
    role: 'employee' as const,
    tempPassword: PASSWORD,
  };
  return (await browser.call(createEmployee, { body })).id;
}

describe('create', () => {
  test('a group goes to the end, or to the position it asks for', async () => {
    const { owner } = await withGroups('A', 'B');
    const created = await owner.browser.call(api.createShiftGroup, {
      body: { name: 'C', color_hex: '#3B82F6', position: 1 },
    });
    expect(created).toMatchObject({
      name: 'C',
      color_hex: '#3B82F6',
      position: 1,
      member_count: 0,
      org_id: owner.user.org_id,
    });
    await owner.browser.call(api.createShiftGroup, { body: { name: 'D', position: 99 } });
    expect(await names(owner)).toEqual(['A', 'C', 'B', 'D']);
  });

  test('an empty colour means no colour', async () => {
    const { owner } = await withGroups();
    const created = await owner.browser.call(api.createShiftGroup, {
      body: { name: 'A', color_hex: '' },
    });
    expect(created.color_hex).toBeNull();
  });

  test.each([
    [{ name: '' }, 'name: Required.'],
    [{ name: 'x'.repeat(51) }, 'name: Must be at most 50 characters.'],
    [{ name: 'A', color_hex: 'red' }, 'color_hex: Invalid hex color.'],
    [{ name: 'A', color_hex: '#12345' }, 'color_hex: Invalid hex color.'],
    [{ name: 'A', position: -1 }, 'position: Must be at least 0.'],
    [{ name: 'A', position: 1.5 }, 'position: Invalid input.'],
    [{}, 'name: Required.'],
  ])('refuses %j', async (body, sentence) => {
    const { owner } = await withGroups();
    const response = await owner.browser.request(api.createShiftGroup, { body });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
  });

  test('a name is unique per organisation, in upper or lower case', async () => {
    const { owner } = await withGroups('Night');
    const response = await owner.browser.request(api.createShiftGroup, { body: { name: 'NIGHT' } });
    expect([response.statusCode, response.body]).toEqual([
      409,
      'There is already a shift group with this name.',
    ]);
    await withGroups('Night');
  });

  test('ten new groups at the same time all get their own position', async () => {
    const { owner } = await withGroups();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        owner.browser.request(api.createShiftGroup, { body: { name: `G${index}`, position: 0 } }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    expect(await names(owner)).toHaveLength(10);
  });
});

describe('update', () => {
  test('changes name and colour and moves the group', async () => {
    const { owner, ids } = await withGroups('A', 'B', 'C');
    const updated = await owner.browser.call(api.updateShiftGroup, {
      params: { id: ids[2] ?? '' },
      body: { name: 'Z', color_hex: '#000000', position: 0 },
    });
    expect(updated).toMatchObject({ name: 'Z', color_hex: '#000000', position: 0 });
    expect(await names(owner)).toEqual(['Z', 'A', 'B']);
  });

  test('without a colour the colour stays', async () => {
    const { owner, ids } = await withGroups('A');
    const params = { id: ids[0] ?? '' };
    await owner.browser.call(api.updateShiftGroup, {
      params,
      body: { name: 'A', color_hex: '#111111' },
    });
    const renamed = await owner.browser.call(api.updateShiftGroup, { params, body: { name: 'B' } });
    expect(renamed.color_hex).toBe('#111111');
  });
});

describe('reorder', () => {
  test('puts the groups in the given order', async () => {
    const { owner, ids } = await withGroups('A', 'B', 'C');
    await owner.browser.call(api.reorderShiftGroups, { body: { groupIds: ids.toReversed() } });
    expect(await names(owner)).toEqual(['C', 'B', 'A']);
  });

  test('refuses a list that is not exactly the groups of the organisation', async () => {
    const { owner, ids } = await withGroups('A', 'B');
    const other = await withGroups('X');
    const tries: [string[], number][] = [
      [ids.slice(1), 409],
      [[...ids, ids[0] ?? ''], 409],
      [[], 409],
      [[...ids, other.ids[0] ?? ''], 404],
      [['not an id'], 400],
    ];
    for (const [groupIds, status] of tries) {
      const response = await owner.browser.request(api.reorderShiftGroups, { body: { groupIds } });
      expect(response.statusCode).toBe(status);
    }
    expect(await names(owner)).toEqual(['A', 'B']);
  });

  test('many reorders at the same time, with new and deleted groups, leave no gaps', async () => {
    const { owner, ids } = await withGroups('A', 'B', 'C', 'D', 'E');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        if (index % 6 === 0) {
          return owner.browser.request(api.createShiftGroup, {
            body: { name: `N${index}`, position: 1 },
          });
        }
        if (index === 7) {
          return owner.browser.request(api.deleteShiftGroup, { params: { id: ids[4] } });
        }
        return owner.browser.request(api.reorderShiftGroups, {
          body: { groupIds: [...ids.slice(index % 5), ...ids.slice(0, index % 5)] },
        });
      }),
    );
    const statuses = new Set(answers.map((answer) => answer.statusCode));
    expect([...statuses].every((status) => [200, 201, 204, 404, 409].includes(status))).toBe(true);
    await names(owner);
  });
});

describe('move', () => {
  test('two people who move groups at the same time both get their way', async () => {
    const { owner, ids } = await withGroups('A', 'B', 'C', 'D');
    const [a = '', b = '', c = '', d = ''] = ids;
    await Promise.all([
      owner.browser.call(api.moveShiftGroup, {
        params: { id: a },
        body: { beside: b, side: 'after' },
      }),
      owner.browser.call(api.moveShiftGroup, {
        params: { id: d },
        body: { beside: c, side: 'before' },
      }),
    ]);
    expect(await names(owner)).toEqual(['B', 'A', 'D', 'C']);
  });

  test('a group stays where it is beside itself, and a group that is gone is not found', async () => {
    const { owner, ids } = await withGroups('A', 'B');
    const [a = '', b = ''] = ids;
    const move = (id: string, beside: string) =>
      owner.browser.request(api.moveShiftGroup, {
        params: { id },
        body: { beside, side: 'after' },
      });
    expect((await move(a, a)).statusCode).toBe(200);
    await owner.browser.call(api.deleteShiftGroup, { params: { id: b } });
    expect((await move(a, b)).statusCode).toBe(404);
    expect((await move(b, a)).statusCode).toBe(404);
    expect(await names(owner)).toEqual(['A']);
  });
});

describe('assign', () => {
  test('moves an employee into a group, out of it and into another one', async () => {
    const { owner, ids } = await withGroups('A', 'B');
    const employeeId = await hire(owner);
    const [a = '', b = ''] = ids;
    const groupOf = async () =>
      (await owner.browser.call(listEmployees)).find((employee) => employee.id === employeeId)
        ?.shift_group?.name;
    await owner.browser.call(api.assignToShiftGroup, {
      params: { groupId: a },
      body: { employeeId },
    });
    expect(await groupOf()).toBe('A');
    await owner.browser.call(api.assignToShiftGroup, {
      params: { groupId: b },
      body: { employeeId },
    });
    expect(await groupOf()).toBe('B');
    const counts = (await owner.browser.call(api.listShiftGroups)).map(
      (group) => group.member_count,
    );
    expect(counts).toEqual([0, 1]);

    // Removing the employee from A changes nothing, because they are in B now.
    await owner.browser.request(api.unassignFromShiftGroup, {
      params: { groupId: a },
      body: { employeeId },
    });
    expect(await groupOf()).toBe('B');
    const response = await owner.browser.request(api.unassignFromShiftGroup, {
      params: { groupId: b },
      query: { employeeId },
    });
    expect(response.statusCode).toBe(204);
    expect(await groupOf()).toBeUndefined();
  });

  test('a group that is deleted during the call is not found', async () => {
    const { owner, ids } = await withGroups('Days');
    const employeeId = await hire(owner);
    const groupId = ids[0] ?? '';
    const { org_id: orgId, id: userId } = owner.user;
    const { answer } = await testApp.database.transact({ orgId, userId }, async (db) => {
      await db.deleteFrom('shift_groups').where('id', '=', groupId).execute();
      const answer = owner.browser.request(api.assignToShiftGroup, {
        params: { groupId },
        body: { employeeId },
      });
      await expect
        .poll(() =>
          testApp.sql(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          ),
        )
        .toHaveLength(1);
      return { answer };
    });
    expect((await answer).statusCode).toBe(404);
  });

  test('an employee is in one group, even after many assignments at the same time', async () => {
    const { owner, ids } = await withGroups('A', 'B', 'C');
    const employeeId = await hire(owner);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        owner.browser.call(api.assignToShiftGroup, {
          params: { groupId: ids[index % 3] ?? '' },
          body: { employeeId },
        }),
      ),
    );
    const counts = (await owner.browser.call(api.listShiftGroups)).map(
      (group) => group.member_count,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  test('a group with an employee of another organisation is not found, nor the other way round', async () => {
    const own = await withGroups('A');
    const foreign = await withGroups('X');
    const [ownEmployee, foreignEmployee] = [await hire(own.owner), await hire(foreign.owner)];
    for (const [groupId, employeeId] of [
      [own.ids[0], foreignEmployee],
      [foreign.ids[0], ownEmployee],
    ]) {
      for (const endpoint of [api.assignToShiftGroup, api.unassignFromShiftGroup]) {
        const response = await own.owner.browser.request(endpoint, {
          params: { groupId },
          body: { employeeId },
        });
        expect([response.statusCode, response.body]).toEqual([404, 'Not found.']);
      }
    }
  });

  test('unassigning needs the employee', async () => {
    const { owner, ids } = await withGroups('A');
    const response = await owner.browser.request(api.unassignFromShiftGroup, {
      params: { groupId: ids[0] },
    });
    expect([response.statusCode, response.body]).toEqual([400, 'Name the employee to unassign.']);
  });
});

describe('delete', () => {
  test('unassigns its employees and closes the gap in the order', async () => {
    const { owner, ids } = await withGroups('A', 'B', 'C');
    const employeeId = await hire(owner);
    const params = { groupId: ids[1] ?? '' };
    await owner.browser.call(api.assignToShiftGroup, { params, body: { employeeId } });
    await owner.browser.call(api.deleteShiftGroup, { params: { id: ids[1] ?? '' } });
    expect(await names(owner)).toEqual(['A', 'C']);
    const [employee] = await owner.browser.call(listEmployees);
    expect(employee?.shift_group).toBeNull();
    const again = await owner.browser.request(api.deleteShiftGroup, { params: { id: ids[1] } });
    expect(again.statusCode).toBe(404);
  });
});

test('managers can read the groups but not change them', async () => {
  const { owner, ids } = await withGroups('A');
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  expect(await names(manager)).toEqual(['A']);
  const response = await manager.browser.request(api.deleteShiftGroup, { params: { id: ids[0] } });
  expect(response.statusCode).toBe(403);
});

test('every change leaves an audit entry', async () => {
  const { owner, ids } = await withGroups('A', 'B');
  const employeeId = await hire(owner);
  await owner.browser.call(api.assignToShiftGroup, {
    params: { groupId: ids[0] ?? '' },
    body: { employeeId },
  });
  await owner.browser.call(api.reorderShiftGroups, { body: { groupIds: ids.toReversed() } });
  await owner.browser.call(api.deleteShiftGroup, { params: { id: ids[0] ?? '' } });
  const rows = await testApp.sql(
    'select action from audit_log where org_id = $1 order by created_at',
    [owner.user.org_id],
  );
  expect(rows.map((row) => row.action)).toEqual([
    'shift_group.created',
    'shift_group.created',
    'employee.created',
    'employee.assigned',
    'shift_groups.reordered',
    'shift_group.deleted',
  ]);
});
