// Reads the shift scheduling instances of Curtois and Qu (2014): sections of lines with commas.
import type { Problem } from '../../src/optimiser/problem';

export function readCurtoisQu(text: string): Problem {
  const sections = sectionsOf(text);
  const lines = (name: string) => sections.get(`SECTION_${name}`) ?? [];
  const shifts = lines('SHIFTS').map(([name = '', minutes, notNext = '']) => ({
    name,
    minutes: wholeNumber(minutes, `The length of shift ${name}`),
    notNext: notNext.split('|').filter(Boolean),
  }));
  const staff = lines('STAFF');
  const kinds = new Map(shifts.map(({ name }, at) => [name, at + 1]));
  const people = new Map(staff.map(([name], at) => [name, at]));
  const kindOf = (name: string | undefined) => known(kinds.get(name ?? ''), `shift '${name}'`);
  const personOf = (name: string | undefined) => known(people.get(name), `employee '${name}'`);
  const days = wholeNumber(lines('HORIZON')[0]?.[0], 'The horizon');
  const dayOf = (text: string | undefined) => {
    const day = wholeNumber(text, 'A day');
    return known(day < days ? day : undefined, `day ${text}`);
  };
  if (days === 0 || [shifts, staff, lines('COVER')].some((each) => each.length === 0))
    throw new Error('The instance has no days, no shifts, no staff or no cover.');
  const daysOff = lines('DAYS_OFF');
  const wishes = (section: string, wants: 'to work' | 'not to work') =>
    lines(section).map(([person, day, kind, price]) => ({
      person: personOf(person),
      day: dayOf(day),
      kind: kindOf(kind),
      wants,
      price: wholeNumber(price, 'A weight'),
    }));
  return {
    days,
    firstSaturday: 5,
    kinds: shifts.map((shift) => ({ ...shift, notNext: shift.notNext.map(kindOf) })),
    people: staff.map(([name = '', most = '', ...rules]) => {
      const limits = new Map(most.split('|').map((each) => each.split('=') as [string, string]));
      const [
        maxMinutes = 0,
        minMinutes = 0,
        maxWork = 0,
        minWork = 0,
        minRest = 0,
        maxWeekends = 0,
      ] = rules.slice(0, 6).map((each) => wholeNumber(each, `A limit of ${name}`));
      return {
        name,
        maxOfKind: shifts.map((shift) =>
          wholeNumber(limits.get(shift.name) ?? '0', `A maximum of ${name}`),
        ),
        ...{ minMinutes, maxMinutes, minWork, maxWork, minRest, maxWeekends },
        fixed: daysOff
          .filter(([each]) => each === name)
          .flatMap(([, ...days]) =>
            days.filter(Boolean).map((day) => ({ day: dayOf(day), kind: 0 })),
          ),
      };
    }),
    wishes: [
      ...wishes('SHIFT_ON_REQUESTS', 'to work'),
      ...wishes('SHIFT_OFF_REQUESTS', 'not to work'),
    ],
    needs: lines('COVER').map(([day, kind, heads, under, over]) => ({
      day: dayOf(day),
      kind: kindOf(kind),
      heads: wholeNumber(heads, 'A requirement'),
      under: wholeNumber(under, 'A weight'),
      over: wholeNumber(over, 'A weight'),
    })),
  };
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The instance has no ${what}.`);
  return value;
}

function wholeNumber(text: string | undefined, what: string): number {
  if (!/^\d+$/.test(text ?? '')) throw new Error(`${what} is '${text}' instead of a whole number.`);
  return Number(text);
}

function sectionsOf(text: string): Map<string, string[][]> {
  const sections = new Map<string, string[][]>();
  let current: string[][] = [];
  for (const line of text.split(/\r\n|\n|\r/).map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('SECTION')) {
      current = [];
      sections.set(line, current);
    } else current.push(line.split(',').map((each) => each.trim()));
  }
  return sections;
}
