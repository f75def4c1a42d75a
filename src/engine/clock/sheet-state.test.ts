import { describe, expect, it } from 'vitest';
import { on10March, rostered } from '../testing/clock';
import type { DerivedSheet, SheetFlag } from './derive-timesheets';
import { proposedEnd, stateOf } from './sheet-state';

const UNDECIDED = { confirmed: false, approved: false, disputed: false };
const END = on10March('17:00');

describe('a timesheet', () => {
  it.each<[SheetFlag[], DerivedSheet['end'], Partial<typeof UNDECIDED>, string]>([
    [[], null, {}, 'running'],
    [['in-again'], null, {}, 'running'],
    [['end-missing'], null, {}, 'attention'],
    [['orphan'], null, {}, 'attention'],
    [['unrostered'], END, {}, 'attention'],
    [['break-unanswered'], END, {}, 'draft'],
    [[], END, {}, 'draft'],
    [[], END, { confirmed: true }, 'confirmed'],
    [['skew'], END, { confirmed: true }, 'attention'],
    [['skew'], END, { approved: true }, 'approved'],
    [[], END, { approved: true, disputed: true }, 'disputed'],
  ])('S18 with %j that ends at %s and has %j is %s', (flags, end, decided, state) => {
    expect(stateOf({ flags, end }, { ...UNDECIDED, ...decided })).toBe(state);
  });

  const forgotten = (time: string, changes: Partial<DerivedSheet> = {}) =>
    proposedEnd(
      {
        start: on10March('09:00'),
        end: null,
        shift: rostered('09:00', '17:00'),
        flags: [],
        ...changes,
      },
      on10March(time),
    );

  it('S17 proposes the end of the shift, an hour after it', () => {
    expect(forgotten('17:59')).toBeNull();
    expect(forgotten('18:00')).toBe(END);
    expect(forgotten('18:00', { end: END })).toBeNull();
    expect(forgotten('18:00', { shift: null })).toBeNull();
    expect(forgotten('10:00', { flags: ['end-missing'] })).toBe(END);
  });
});
