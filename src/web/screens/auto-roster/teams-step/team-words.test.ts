import { describe, expect, it } from 'vitest';
import { resizeTeams } from './team-changes';
import { emptyTeamWords, noTeamWords } from './team-words';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('the warnings about teams', () => {
  it('name people and teams', () => {
    expect(noTeamWords(named('Amy'))).toBe('Amy is in no team and gets no shifts.');
    expect(noTeamWords(named('Amy', 'Ben', 'Cat', 'Dan', 'Eve'))).toBe(
      'Amy, Ben, Cat and 2 more are in no team and get no shifts.',
    );
    expect(emptyTeamWords(resizeTeams([], 3).slice(1))).toBe(
      'Nobody is in Team B and Team C: their part of the pattern stays empty.',
    );
  });
});
