import type { TeamAssignment } from '../wizard/wizard-state';

const NAMED = 3;

/** 'Amy Able, Ben Bright and 3 more are in no team and get no shifts.' */
export function noTeamWords(people: readonly { name: string }[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const more = people.length - names.length;
  const who = joined(more > 0 ? [...names, `${more} more`] : names);
  return people.length === 1
    ? `${who} is in no team and gets no shifts.`
    : `${who} are in no team and get no shifts.`;
}

/** 'Nobody is in Team C and Team D: their part of the pattern stays empty.' */
export function emptyTeamWords(teams: readonly TeamAssignment[]): string {
  const names = teams.map(({ teamName }) => `Team ${teamName}`);
  return `Nobody is in ${joined(names)}: ${names.length === 1 ? 'its' : 'their'} part of the pattern stays empty.`;
}

function joined(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
