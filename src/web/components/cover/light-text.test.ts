import { expect, it } from 'vitest';
import type { DayLights } from '#engine/cover/light';
import { dayText, lightClasses, lightMark, worseLights } from './light-text';

it.each([
  [{ light: 'below-minimum', by: 2 }, '▼2'],
  [{ light: 'below-target', by: 1 }, '▽1'],
  [{ light: 'too-many', by: 3 }, '▲3'],
  [{ light: 'enough', by: 0 }, '✓'],
  [{ light: 'nothing-asked', by: 0 }, ''],
] as const)('the mark of %j has a shape and a number', (figure, mark) => {
  expect(lightMark(figure)).toBe(mark);
});

it('a day is told once where drafts change nothing, and twice otherwise', () => {
  const short = { published: 'below-minimum', publishedBy: 1 } as const;
  expect(dayText({ ...short, withDrafts: 'below-minimum', withDraftsBy: 1 })).toBe(
    '1 person below the minimum',
  );
  expect(dayText({ ...short, withDrafts: 'enough', withDraftsBy: 0 })).toBe(
    '1 person below the minimum; with drafts: enough people',
  );
});

const day = (withDrafts: DayLights['withDrafts'], withDraftsBy = 0): DayLights => ({
  published: 'below-minimum',
  publishedBy: 1,
  withDrafts,
  withDraftsBy,
});

it('a day is dashed where drafts make it look different', () => {
  expect(lightClasses(day('enough'))).toBe('cover-light enough drafts');
  expect(lightClasses(day('below-minimum', 1))).toBe('cover-light below-minimum');
});

it('the worse of two days has the worse light, or more people too few', () => {
  const [fine, short, shorter] = [day('enough'), day('below-target', 9), day('below-minimum', 1)];
  expect(worseLights(fine, short)).toBe(short);
  expect(worseLights(shorter, short)).toBe(shorter);
  expect(worseLights(day('below-minimum', 2), shorter).withDraftsBy).toBe(2);
});
