// Makes a demo person from a name and a job, with an email, a phone number and a joining date.
import type { Role } from '#contract/rights';
import type { DemoPerson } from './demo-organization';

/** All the mobile numbers that the Australian regulator reserves for fiction. */
const FICTITIOUS_MOBILES = `
  0491 570 006, 0491 570 156, 0491 570 157, 0491 570 158, 0491 570 159, 0491 570 110,
  0491 570 313, 0491 570 737, 0491 571 266, 0491 571 491, 0491 571 804, 0491 572 549,
  0491 572 665, 0491 572 983, 0491 573 770, 0491 573 087, 0491 574 118, 0491 574 632,
  0491 575 254, 0491 575 789, 0491 576 398, 0491 576 801, 0491 577 426, 0491 577 644,
  0491 578 957, 0491 578 148, 0491 578 888, 0491 579 212, 0491 579 760, 0491 579 455`
  .split(',')
  .map((number) => number.trim());

const BEFORE_THE_FIRST_ROSTER = 43;
const EVERY_SO_MANY_WITHOUT_PHONE = 11;

interface More {
  role?: Role;
  joinedDaysAgo?: number;
}

export type PersonMaker = (name: string, roleLabel: string, more?: More) => DemoPerson;

export function peopleAt(domain: string): PersonMaker {
  let made = 0;
  return (name, roleLabel, more = {}) => {
    made += 1;
    return {
      name,
      email: `${mailboxOf(name)}@${domain}`,
      phone:
        made % EVERY_SO_MANY_WITHOUT_PHONE === 0
          ? null
          : (FICTITIOUS_MOBILES[made % FICTITIOUS_MOBILES.length] ?? null),
      role: more.role ?? 'employee',
      roleLabel,
      joinedDaysAgo: more.joinedDaysAgo ?? BEFORE_THE_FIRST_ROSTER,
    };
  };
}

/** 'Siobhán O'Brien' becomes siobhan.obrien. */
function mailboxOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
}
