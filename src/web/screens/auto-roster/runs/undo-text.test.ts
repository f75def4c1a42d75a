import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { keptRuleText, undoneText, undoQuestion } from './undo-text';

test('the question says what goes, what stays and what comes back', () => {
  expect(undoQuestion({ shifts_untouched: 14, shifts_edited: 0, replaced: [] })).toEqual([
    '14 shifts will be removed from the roster.',
  ]);
  expect(undoQuestion({ shifts_untouched: 1, shifts_edited: 1, replaced: ['', ''] })).toEqual([
    '1 shift will be removed from the roster.',
    '1 shift was edited by hand since and will stay.',
    '2 replaced shifts will come back where there is still room.',
  ]);
  expect(undoQuestion({ shifts_untouched: 0, shifts_edited: 3, replaced: [] })).toEqual([
    'None of its shifts will be removed: they are gone or were edited.',
    '3 shifts were edited by hand since and will stay.',
  ]);
});

test('the answer counts', () => {
  expect(undoneText({ removed: 14, kept: 0, restored: 0 })).toBe('Removed 14 shifts.');
  expect(undoneText({ removed: 13, kept: 1 })).toBe('Removed 13 shifts and kept 1 edited shift.');
  expect(undoneText({ removed: 1, kept: 2, restored: 3 })).toBe(
    'Removed 1 shift, kept 2 edited shifts and brought back 3 replaced shifts.',
  );
  const told = { warnings: ['Amy Able: Rest of 8 h.'], warningCount: 3 };
  expect(undoneText({ removed: 1, kept: 0, ...told })).toBe(
    'Removed 1 shift. Amy Able: Rest of 8 h. 2 more warnings.',
  );
});

test('a kept rule says what it does next', () => {
  const day = (text: string) => text as CalendarDate;
  const next = { from: day('2027-03-13'), to: day('2027-05-06') };
  expect(keptRuleText({ next, filled_to: day('2027-03-12') })).toBe(
    "It doesn't fill these days again. Within the hour it fills 13 Mar 2027 to 6 May 2027 with drafts.",
  );
  expect(keptRuleText({ next: null, filled_to: day('2027-06-12') })).toBe(
    "It doesn't fill these days again. It goes on with drafts after 12 Jun 2027, 8 weeks ahead.",
  );
});
