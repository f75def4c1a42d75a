import { expect, test } from 'vitest';
import { undoneText, undoQuestion } from './undo-text';

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
});
