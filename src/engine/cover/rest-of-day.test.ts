import { describe, expect, it } from 'vitest';
import { coverInput, need, shift } from '../testing/cover-input';
import { instant, iso, time } from '../testing/times';
import { coverOf } from './cover-of';
import type { CoverInput } from './input';
import { restOfDay } from './rest-of-day';

/** Monday 8 March 2027 at a time in Sydney. */
const at = (clock: string) => instant(`2027-03-08T${clock}+11:00`);

function rest(clock: string, changes: Partial<CoverInput> = {}) {
  const [cover] = coverOf(coverInput(changes));
  const found = cover && restOfDay(cover, at(clock));
  if (!found) return undefined;
  const { stretch, ...lights } = found;
  return { ...lights, stretch: [iso(stretch.start), iso(stretch.end)] };
}

const MORNING = shift('2027-03-08T07:00+11:00', '2027-03-08T12:00+11:00');
const AFTERNOON = shift('2027-03-08T12:00+11:00', '2027-03-08T19:00+11:00', 'ben');

describe('the rest of a day', () => {
  it('K18 tells the worst half-hours that are left, and forgets those that are over', () => {
    const early = rest('06:00', { shifts: [AFTERNOON] });
    expect(early).toMatchObject({
      published: 'below-minimum',
      publishedBy: 1,
      stretch: [iso(at('07:00')), iso(at('12:00'))],
    });
    expect(rest('11:59', { shifts: [AFTERNOON] })).toMatchObject({
      stretch: [iso(at('11:30')), iso(at('12:00'))],
    });
    expect(rest('12:00', { shifts: [AFTERNOON] })).toMatchObject({ published: 'enough' });
  });

  it('is undefined once nothing is asked for any more, and before the day it is the whole day', () => {
    expect(rest('18:59')).toMatchObject({ published: 'below-minimum' });
    expect(rest('19:00')).toBeUndefined();
    const [cover] = coverOf(coverInput());
    const before = cover && restOfDay(cover, instant('2027-03-07T20:00+11:00'));
    expect(before && iso(before.stretch.start)).toBe(iso(at('07:00')));
  });

  it('a night is cut at midnight', () => {
    const night = need({ startTime: time('22:00'), endTime: time('06:00') });
    expect(rest('08:00', { needs: [night] })).toMatchObject({
      stretch: [iso(at('22:00')), iso(instant('2027-03-09T00:00+11:00'))],
    });
  });

  it('drafts count apart, and the stretch is of what stays short', () => {
    const draft = { ...AFTERNOON, published: false };
    expect(rest('08:00', { shifts: [MORNING, draft] })).toEqual({
      published: 'below-minimum',
      publishedBy: 1,
      withDrafts: 'enough',
      withDraftsBy: 0,
      stretch: [iso(at('12:00')), iso(at('19:00'))],
    });
    expect(rest('06:00', { shifts: [draft] })).toMatchObject({
      withDrafts: 'below-minimum',
      stretch: [iso(at('07:00')), iso(at('12:00'))],
    });
  });
});
