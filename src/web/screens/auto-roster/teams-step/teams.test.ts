import { describe, expect, it, test } from 'vitest';
import { employee, start } from '../testing/wizard-state';
import type { TeamAssignment } from '../wizard/wizard-state';
import {
  addTeam,
  assignTo,
  changeMode,
  chooseGroups,
  choosePeople,
  chosenPeople,
  distribute,
  emptyTeamText,
  groupTeams,
  inNoTeam,
  noTeamText,
  removeTeam,
  resizeTeams,
} from './teams';

const named = (...names: string[]) => names.map((name) => ({ name }));

const PEOPLE = [
  employee('amy', 'one'),
  employee('ben', 'two'),
  employee('cat', 'two'),
  employee('dan', 'three'),
  employee('eve'),
];

function members(teams: readonly TeamAssignment[]): string {
  return teams.map(({ teamId, employeeIds }) => `${teamId}:${employeeIds.join('+')}`).join(' ');
}

describe('teams', () => {
  it('are A to H, and never more than eight or fewer than one', () => {
    let teams = resizeTeams([], 1);
    for (let turn = 0; turn < 9; turn += 1) teams = addTeam(teams);
    expect(teams.map(({ teamName }) => teamName).join('')).toBe('ABCDEFGH');
    expect(new Set(teams.map(({ color }) => color)).size).toBe(8);
    expect(members(removeTeam(resizeTeams([], 1), 'A'))).toBe('A:');
  });

  it('are as many as the template has, but none with people goes', () => {
    expect(members(resizeTeams(groupTeams(['one', 'two'], PEOPLE, 4), 1))).toBe('A:amy B:ben+cat');
    expect(members(resizeTeams(groupTeams(['one'], PEOPLE, 1), 3))).toBe('A:amy B: C:');
  });

  it('move up when one before them is removed', () => {
    const teams = groupTeams(['one', 'two', 'three'], PEOPLE, 3);
    expect(members(removeTeam(teams, 'B'))).toBe('A:amy B:dan');
  });

  it('hold everyone once', () => {
    const teams = groupTeams(['one', 'two'], PEOPLE, 2);
    expect(members(assignTo(teams, 'ben', 'A'))).toBe('A:amy+ben B:cat');
    expect(members(assignTo(teams, 'ben', null))).toBe('A:amy B:cat');
    expect(inNoTeam(assignTo(teams, 'ben', null), PEOPLE).map(({ id }) => id)).toEqual([
      'ben',
      'dan',
      'eve',
    ]);
  });

  it('are filled round robin', () => {
    const teams = distribute(resizeTeams([], 2), ['amy', 'ben', 'cat']);
    expect(members(teams)).toBe('A:amy+cat B:ben');
  });
});

describe('groups', () => {
  const teams = { ...start().teams, teamAssignments: resizeTeams([], 2) };

  it('are teams, group i team i, also when an earlier one goes', () => {
    const chosen = { ...teams, ...chooseGroups(teams, ['one', 'two', 'three'], PEOPLE, 2) };
    expect(members(chosen.teamAssignments)).toBe('A:amy B:ben+cat C:dan');
    const fewer = chooseGroups(chosen, ['two', 'three'], PEOPLE, 2);
    expect(members(fewer.teamAssignments)).toBe('A:ben+cat B:dan');
  });

  it('leave people who were moved by hand where they are', () => {
    const chosen = { ...teams, ...chooseGroups(teams, ['one', 'two'], PEOPLE, 2) };
    const moved = { ...chosen, teamAssignments: assignTo(chosen.teamAssignments, 'ben', 'A') };
    const more = { ...moved, ...chooseGroups(moved, ['one', 'two', 'three'], PEOPLE, 2) };
    expect(members(more.teamAssignments)).toBe('A:amy+ben B:cat C:dan');
    const fewer = chooseGroups(more, ['two'], PEOPLE, 2);
    expect(members(fewer.teamAssignments)).toBe('A:ben B:cat C:');
  });

  it('go to the first team again after the eighth', () => {
    const ids = Array.from({ length: 9 }, (_, index) => `g${index}`);
    const people = ids.map((id) => employee(`of ${id}`, id));
    expect(groupTeams(ids, people, 1)[0]?.employeeIds).toEqual(['of g0', 'of g8']);
  });

  it('and people keep their teams when the tab changes, and when it changes back', () => {
    const byGroups = { ...teams, ...chooseGroups(teams, ['one', 'two'], PEOPLE, 2) };
    const moved = { ...byGroups, teamAssignments: assignTo(byGroups.teamAssignments, 'ben', 'A') };
    const manual = { ...moved, ...changeMode(moved, 'manual', PEOPLE) };
    expect(manual.selectedEmployeeIds).toEqual(['amy', 'ben', 'cat']);
    expect(members(manual.teamAssignments)).toBe('A:amy+ben B:cat');
    const single = { ...manual, ...choosePeople(manual, ['cat', 'eve'], PEOPLE) };
    const placed = { ...single, teamAssignments: assignTo(single.teamAssignments, 'eve', 'B') };
    const back = { ...placed, ...changeMode(placed, 'groups', PEOPLE) };
    expect(members(back.teamAssignments)).toBe('A:amy+ben B:cat');
    const again = { ...back, ...changeMode(back, 'manual', PEOPLE) };
    expect(again.selectedEmployeeIds).toEqual(['cat', 'eve']);
    expect(members(again.teamAssignments)).toBe('A: B:cat+eve');
  });

  it('that were dealt out for the first time after single people are dealt as groups', () => {
    const manual = { ...teams, ...changeMode(teams, 'manual', PEOPLE), selectedGroupIds: ['one'] };
    expect(members(changeMode(manual, 'groups', PEOPLE).teamAssignments)).toBe('A:amy B:');
  });
});

test('only the tab that is in use counts', () => {
  // The choice on the other tab stays there and does not count.
  const teams = {
    selectedEmployeeIds: ['dan', 'eve'],
    selectedGroupIds: ['two'],
    teamAssignments: [],
    otherTab: {},
  };
  const ids = (teamMode: 'groups' | 'manual') =>
    chosenPeople({ ...teams, teamMode }, PEOPLE).map(({ id }) => id);
  expect(ids('groups')).toEqual(['ben', 'cat']);
  expect(ids('manual')).toEqual(['dan', 'eve']);
});

describe('the warnings about teams', () => {
  it('name people and teams', () => {
    expect(noTeamText(named('Amy'))).toBe('Amy is in no team and gets no shifts.');
    expect(noTeamText(named('Amy', 'Ben', 'Cat', 'Dan', 'Eve'))).toBe(
      'Amy, Ben, Cat and 2 more are in no team and get no shifts.',
    );
    expect(emptyTeamText(resizeTeams([], 3).slice(1))).toBe(
      'Nobody is in Team B and Team C: their part of the pattern stays empty.',
    );
  });
});
