// Reads the shift scheduling instances of Curtois and Qu (2014): sections of lines with commas.
import type { Problem } from '../../src/optimiser/problem';

export function readCurtoisQu(text: string): Problem {
  const sections = sectionsOf(text);
  const lines = (name: string) => sections.get(`SECTION_${name}`) ?? [];
  const shifts = lines('SHIFTS').map(([name = '', minutes, notNext = '']) => ({
    name,
    minutes: Number(minutes),
    notNext: notNext.split('|').filter(Boolean),
  }));
  const kindOf = (name: string | undefined) => 1 + shifts.findIndex((each) => each.name === name);
  const staff = lines('STAFF');
  const personOf = (name: string | undefined) => staff.findIndex(([each]) => each === name);
  const daysOff = lines('DAYS_OFF');
  const wishes = (section: string, wants: 'to work' | 'not to work') =>
    lines(section).map(([person, day, kind, price]) => ({
      person: personOf(person),
      day: Number(day),
      kind: kindOf(kind),
      wants,
      price: Number(price),
    }));
  return {
    days: Number(lines('HORIZON')[0]?.[0]),
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
      ] = rules.map(Number);
      return {
        name,
        maxOfKind: shifts.map((shift) => Number(limits.get(shift.name) ?? 0)),
        ...{ minMinutes, maxMinutes, minWork, maxWork, minRest, maxWeekends },
        fixed: daysOff
          .filter(([each]) => each === name)
          .flatMap(([, ...days]) => days.map((day) => ({ day: Number(day), kind: 0 }))),
      };
    }),
    wishes: [
      ...wishes('SHIFT_ON_REQUESTS', 'to work'),
      ...wishes('SHIFT_OFF_REQUESTS', 'not to work'),
    ],
    needs: lines('COVER').map(([day, kind, heads, under, over]) => ({
      day: Number(day),
      kind: kindOf(kind),
      heads: Number(heads),
      under: Number(under),
      over: Number(over),
    })),
  };
}

function sectionsOf(text: string): Map<string, string[][]> {
  const sections = new Map<string, string[][]>();
  let current: string[][] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('SECTION')) {
      current = [];
      sections.set(line, current);
    } else current.push(line.split(',').map((each) => each.trim()));
  }
  return sections;
}
