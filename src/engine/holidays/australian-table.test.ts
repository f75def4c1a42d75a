import { describe, expect, it } from 'vitest';
import { parseCalendarDate } from '../time/parse';
import { AUSTRALIAN_TABLE } from './australian-table';

const lines = AUSTRALIAN_TABLE.split('\n').filter((line) => line !== '');
const rows = lines.filter((line) => /^\d/.test(line)).map((line) => line.split(' | '));
const notes = lines.filter((line) => line.startsWith('@')).map((line) => line.split(' ')[0]);

const WHEN = /^20(26|27|28|29|30)-\d\d-\d\d( \d\d:00-\d\d:00| hours unknown)?$/;
const STATE = '(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)';
const WHERE = new RegExp(`^(all|${STATE}( ${STATE})*|${STATE}: [A-Z][^|:]+)$`);
const STANDING = /^(law|declared|expected|disputed)( instead of 20\d\d-\d\d-\d\d)?$/;
const SOURCES = /^[FLNTX]\d+( [FLNTX]\d+)*$/;

describe('the table of Australian holidays', () => {
  it('H1 has rows that can be read, in order of date', () => {
    const broken = rows.filter(
      ([when = '', where = '', name = '', standing = '', sources = '', note = '', ...more]) =>
        !WHEN.test(when) ||
        parseCalendarDate(when.slice(0, 10)) === undefined ||
        !WHERE.test(where) ||
        name === '' ||
        !STANDING.test(standing) ||
        !SOURCES.test(sources) ||
        (note.startsWith('@') && !notes.includes(note)) ||
        more.length > 0,
    );
    expect(broken).toEqual([]);
    const dates = rows.map(([when = '']) => when.slice(0, 10));
    expect(dates).toEqual(dates.toSorted());
    expect(dates.length).toBeGreaterThan(250);
  });

  it('H2 gives up statewide days that are there', () => {
    for (const [, where = '', , standing = ''] of rows) {
      const [, insteadOf] = standing.split(' instead of ');
      if (insteadOf === undefined) continue;
      const state = where.slice(0, where.indexOf(':'));
      expect(rows.some(([when, place]) => when === insteadOf && place === state)).toBe(true);
    }
  });
});
