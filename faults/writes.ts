// What the writers send: every write has a key of its own, which is found again in the row that it makes.
import { addDays } from '../src/engine/time/dates';
import type { CalendarDate } from '../src/engine/time/kinds';
import type { Organisation } from './organisation';
import type { Random } from './random';
import type { Acknowledged } from './witness';

export interface Write {
  kind: Acknowledged['kind'];
  key: string;
  path: string;
  body: Record<string, unknown>;
  /** What makes another request of it, which its key must refuse. */
  change: Record<string, unknown>;
  /** The id that the witness notes, from the answer. */
  idOf(answer: Record<string, unknown>): string;
}

const KINDS = [
  ...Array<'shift'>(12).fill('shift'),
  ...Array<'status'>(4).fill('status'),
  ...Array<'employee'>(2).fill('employee'),
  'run' as const,
];

/** Each writer has people of its own, so that no two writes are in each other's way. */
export function createWrites(
  organisation: Organisation,
  random: Random,
  writer: number,
  writers: number,
) {
  const own = (people: string[]) => people.filter((_, index) => index % writers === writer);
  const people = {
    shifts: own(organisation.people.shifts),
    statuses: own(organisation.people.statuses),
    generations: own(organisation.people.generations),
  };
  let count = 0;
  const made = { shift: 0, status: 0, employee: 0, run: 0 };

  return function next(): Write {
    const kind = random.pick(KINDS);
    const number = made[kind];
    made[kind] += 1;
    count += 1;
    const key = `write ${writer}.${count}`;
    switch (kind) {
      case 'shift': {
        const { person, date } = cell(people.shifts, number);
        return shift(organisation.siteId, person, date, key);
      }
      case 'status': {
        const { person, date } = cell(people.statuses, number);
        return status(person, date, random.pick(['off', 'sick', 'holiday']), key);
      }
      case 'employee':
        return employee(key);
      default:
        return run(organisation, people.generations, number, key);
    }
  };
}

function cell(people: string[], number: number) {
  const person = people[number % people.length] ?? '';
  return { person, date: dayOf(Math.floor(number / people.length)) };
}

function dayOf(number: number): CalendarDate {
  return addDays('2027-01-01' as CalendarDate, number);
}

function shift(locationId: string, employeeId: string, date: string, key: string): Write {
  const times = { startTime: '22:00', endTime: '06:00' };
  return {
    kind: 'shift',
    key,
    path: '/api/shifts',
    body: { employeeId, locationId, date, ...times, notes: key },
    change: { notes: 'another' },
    idOf: ({ id }) => String(id),
  };
}

function status(employeeId: string, date: string, name: string, key: string): Write {
  return {
    kind: 'status',
    key,
    path: '/api/day-statuses',
    body: { employeeId, date, status: name },
    change: { status: name === 'off' ? 'sick' : 'off' },
    idOf: () => `${employeeId} ${date}`,
  };
}

function employee(key: string): Write {
  const email = `${key.replace(' ', '.')}@example.com`;
  return {
    kind: 'employee',
    key,
    path: '/api/employees',
    body: { name: key, email, phone: key, role: 'employee', tempPassword: 'first day words' },
    change: { name: 'another' },
    idOf: ({ id }) => String(id),
  };
}

const RUN_DAYS = 14;

function run(
  organisation: Organisation,
  employeeIds: string[],
  number: number,
  key: string,
): Write {
  const startDate = dayOf(number * RUN_DAYS);
  return {
    kind: 'run',
    key,
    path: '/api/auto-roster/generate',
    body: {
      templateId: organisation.templateId,
      startDate,
      endDate: addDays(startDate, RUN_DAYS - 1),
      employeeIds,
      parameters: { default_location_id: organisation.siteId },
      notes: key,
    },
    change: { notes: 'another' },
    idOf: ({ run_id }) => String(run_id),
  };
}
