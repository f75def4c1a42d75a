import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import {
  bookText,
  figuresOf,
  periodText,
  type RunFigures,
  statusBadge,
  summaryText,
} from './run-text';

const run = { status: 'completed', summary: null, error_message: null };

describe('the summary of a run', () => {
  test.each([
    ['{"shifts_created":1280}', '1,280 shifts created'],
    ['{"shifts_created":1}', '1 shift created'],
    ['{"shifts_created":0,"skipped":4}', '0 shifts created'],
    ['{"something":"else"}', 'Summary unavailable'],
    ['not JSON', 'Summary unavailable'],
    [null, 'Processing...'],
  ])('%j reads %s', (summary, text) => {
    expect(summaryText({ ...run, summary })).toBe(text);
  });

  test('a failed run tells why, or at least that it failed', () => {
    const failed = { ...run, status: 'failed', summary: '{"shifts_created":3}' };
    expect(summaryText({ ...failed, error_message: 'Not found.' })).toBe('Not found.');
    expect(summaryText(failed)).toBe('Generation failed');
  });

  test('figures of an older summary count as none', () => {
    expect(figuresOf('{"shifts_created":3}')).toEqual({
      shifts_created: 3,
      employees_processed: 0,
      skipped: 0,
      replaced: 0,
      rule_warnings: 0,
      rule_skipped: 0,
      rule_blocks: 0,
    });
  });

  test('what the rule book said about a run, or nothing', () => {
    const said = (figures: object) =>
      bookText(figuresOf(JSON.stringify({ shifts_created: 3, ...figures })) as RunFigures);
    expect(said({})).toBe('');
    expect(said({ rule_skipped: 1, rule_warnings: 2 })).toBe(
      '1 shift was left out, because a rule blocks it. Your rules found 2 warnings.',
    );
    expect(said({ rule_blocks: 2 })).toBe('2 blocks were allowed by an admin.');
  });
});

test('a status that nobody knows is Unknown', () => {
  expect(statusBadge('completed').label).toBe('completed');
  expect(statusBadge('archived')).toEqual({ label: 'Unknown', tone: 'neutral' });
});

test('a period names both days', () => {
  expect(periodText('2027-03-01' as CalendarDate, '2027-03-28' as CalendarDate)).toBe(
    '1 Mar 2027 to 28 Mar 2027',
  );
});
