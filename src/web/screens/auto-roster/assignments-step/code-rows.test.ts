import { describe, expect, it } from 'vitest';
import { hours, template } from '../../../testing/roster-template';
import { templateAssignments } from '../wizard/code-assignments';
import { codeRows, summaryTexts } from './code-rows';

describe('the shift codes', () => {
  it('say when each ends and whether its site exists', () => {
    const assigned = templateAssignments(template(), 'depot');
    const rows = codeRows(template(), assigned, [{ id: 'depot' }]);
    expect(rows.map(({ label, ends, assigned }) => [label, ends, assigned])).toEqual([
      ['Day', '19:00', true],
      ['Night', '06:00 next day', true],
    ]);
    expect(summaryTexts(rows)).toEqual({
      title: 'All shift codes have been assigned to locations',
    });
    expect(summaryTexts(codeRows(template(), assigned, []))).toEqual({
      title: '2 shift codes still need location assignments',
      text: 'Please assign a location to each shift code before proceeding to the next step.',
    });
    expect(summaryTexts(rows.map((row) => ({ ...row, assigned: row.code === 'D' }))).title).toBe(
      '1 shift code still needs a location assignment',
    );
  });

  it('end on the next day from midnight on, and nowhere while a time is typed', () => {
    const ends = (startTime: string, length: number) => {
      const assigned = { D: { code: 'D', locationId: '', startTime, duration: hours(length) } };
      return codeRows(template(), assigned, [])[0]?.ends;
    };
    expect(ends('16:00', 8)).toBe('00:00 next day');
    expect(ends('08:00', 24)).toBe('08:00 next day');
    expect(ends('8', 8)).toBe('');
    expect(ends('08:00', Number.NaN)).toBe('');
  });
});
