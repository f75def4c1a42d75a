import { describe, expect, it } from 'vitest';
import { instant } from '../testing/times';
import { afterDropping, droppedByLeave, type Trade } from './dropping-out';

const on = (day: number) => ({
  start: instant(`2027-03-${day}T22:00:00Z`),
  end: instant(`2027-03-${day + 1}T06:00:00Z`),
});
const given = { id: 'mine', owner: 'amy', side: 'given', chosen: true, ...on(10) } as const;
const wanted = (id: string, owner: string, day: number, chosen = false) =>
  ({ id, owner, side: 'wanted', chosen, ...on(day) }) as const;
const amy = { id: 'amy', part: 'asker', answered: false } as const;
const candidate = (id: string, answered = false) => ({ id, part: 'candidate', answered }) as const;

const GIVE: Trade = {
  asked: true,
  shifts: [given],
  people: [amy, candidate('ben'), candidate('cara')],
};
const SWAP: Trade = {
  ...GIVE,
  shifts: [given, wanted('b1', 'ben', 12), wanted('b2', 'ben', 14), wanted('c1', 'cara', 14)],
};
const ACCEPTED: Trade = {
  asked: false,
  shifts: [given, wanted('b1', 'ben', 12, true), wanted('c1', 'cara', 14)],
  people: [amy, { id: 'ben', part: 'partner', answered: true }, candidate('cara')],
};
const drop = (people: string[], shifts: string[] = []) => ({ people, shifts });
const leave = (employeeId: string, day: number, worked: string[] = []) => ({
  employeeId,
  worked,
  ...on(day),
});

describe('afterDropping', () => {
  it('Q5 keeps the request while another shift in return is left', () => {
    expect(afterDropping(SWAP, drop([], ['b1']))).toEqual({
      outcome: 'keeps',
      ...drop([], ['b1']),
    });
  });

  it('Q5 stops asking someone without a shift that is left', () => {
    expect(afterDropping(SWAP, drop([], ['c1']))).toEqual({
      outcome: 'keeps',
      ...drop(['cara'], ['c1']),
    });
  });

  it('Q7 ends it when no shift in return is left', () => {
    expect(afterDropping(SWAP, drop([], ['b1', 'b2', 'c1']))).toEqual({ outcome: 'void' });
  });

  it('Q7 ends it without the given shift or the person who asked', () => {
    expect(afterDropping(GIVE, drop([], ['mine']))).toEqual({ outcome: 'void' });
    expect(afterDropping(GIVE, drop(['amy']))).toEqual({ outcome: 'void' });
  });

  it('Q7 leaves the other colleagues when one drops out, with their shifts', () => {
    expect(afterDropping(GIVE, drop(['ben']))).toEqual({ outcome: 'keeps', ...drop(['ben']) });
    expect(afterDropping(SWAP, drop(['ben']))).toEqual({
      outcome: 'keeps',
      ...drop(['ben'], ['b1', 'b2']),
    });
  });

  it('Q7 ends it when everyone else has declined or dropped out', () => {
    const people = [amy, candidate('ben'), candidate('cara', true)];
    expect(afterDropping({ ...GIVE, people }, drop(['ben']))).toEqual({ outcome: 'void' });
    expect(afterDropping(GIVE, drop(['ben', 'cara']))).toEqual({ outcome: 'void' });
  });

  it('Q7 needs what was accepted and nobody else', () => {
    expect(afterDropping(ACCEPTED, drop(['ben']))).toEqual({ outcome: 'void' });
    expect(afterDropping(ACCEPTED, drop([], ['b1']))).toEqual({ outcome: 'void' });
    expect(afterDropping(ACCEPTED, drop(['cara']))).toMatchObject({ outcome: 'keeps' });
  });
});

describe('droppedByLeave', () => {
  it('Q6 takes out the shift of the person on leave, unless they work it anyway', () => {
    expect(droppedByLeave(SWAP, leave('amy', 10))).toEqual(drop([], ['mine']));
    expect(droppedByLeave(SWAP, leave('amy', 10, ['mine']))).toEqual(drop([]));
    expect(droppedByLeave(SWAP, leave('ben', 12))).toEqual(drop([], ['b1']));
  });

  it('Q6 takes out a colleague who would take the given shift', () => {
    expect(droppedByLeave(SWAP, leave('ben', 10))).toEqual(drop(['ben']));
    expect(droppedByLeave(ACCEPTED, leave('ben', 10))).toEqual(drop(['ben']));
  });

  it('Q6 takes out shifts that the person who asked would take', () => {
    expect(droppedByLeave(SWAP, leave('amy', 14))).toEqual(drop([], ['b2', 'c1']));
  });

  it('Q6 takes out who gets a shift in a ring', () => {
    const ring: Trade = {
      ...GIVE,
      shifts: [
        { ...given, receiver: 'ben' },
        { ...wanted('b1', 'ben', 12), receiver: 'cara' },
        { ...wanted('c1', 'cara', 14), receiver: 'amy' },
      ],
    };
    expect(droppedByLeave(ring, leave('cara', 12))).toEqual(drop(['cara']));
    expect(droppedByLeave(ring, leave('cara', 10))).toEqual(drop([]));
    expect(droppedByLeave(ring, leave('amy', 14))).toEqual(drop([], ['c1']));
  });

  it('Q6 leaves everything else', () => {
    expect(droppedByLeave(SWAP, leave('ben', 14))).toEqual(drop([], ['b2']));
    expect(droppedByLeave(SWAP, leave('cara', 12))).toEqual(drop([]));
    expect(droppedByLeave(SWAP, leave('amy', 11))).toEqual(drop([]));
  });
});
