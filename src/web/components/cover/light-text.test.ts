import { expect, it } from 'vitest';
import { dayText, lightMark } from './light-text';

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
