// Public holidays outside Australia, from the package date-holidays.
import type { Holiday } from '#engine/holidays/holiday';
import type { CalendarDate } from '#engine/time/kinds';

export interface Abroad {
  /** 'New Zealand, Auckland', or the country alone where the package doesn't know the state. */
  place: string;
  /** None outside the years that the package is made for. */
  daysOf(year: number): Holiday[];
}

/** The countries that the form of a job site offers. */
const CODES: Record<string, string> = {
  'united states': 'US',
  'united kingdom': 'GB',
  canada: 'CA',
  'new zealand': 'NZ',
};

export const YEARS_ABROAD = { first: 1970, last: 2100 };

const MOST_KEPT = 500;
const kept = new Map<string, Holiday[]>();

/** The package takes 200 ms and 20 MB to load, so that only who has a site abroad loads it. */
export async function holidaysAbroad(country: string, state: string): Promise<Abroad | undefined> {
  const code = CODES[plain(country)];
  if (code === undefined) return undefined;
  const { default: Package } = await import('date-holidays');
  const states = Object.entries(new Package().getStates(code, 'en') ?? {});
  const found = states.find((names) => names.some((name) => plain(name) === plain(state)));
  return {
    place: found ? `${country.trim()}, ${found[1].replace(/ Province$/, '')}` : country.trim(),
    daysOf(year) {
      if (year < YEARS_ABROAD.first || year > YEARS_ABROAD.last) return [];
      const key = `${code} ${found?.[0]} ${year}`;
      const days = kept.get(key) ?? read(new Package(code, found?.[0] ?? ''), year);
      // Every request would work out the same days again, which takes 10 ms for a year.
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, days);
      return days;
    },
  };
}

interface Source {
  setLanguages(language: string): void;
  getHolidays(year: number): { date: string; name: string; type: string }[];
}

function read(source: Source, year: number): Holiday[] {
  source.setLanguages('en');
  return source
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({
      date: date.slice(0, 10) as CalendarDate,
      name,
      hours: 'all-day',
      status: 'law',
      note: '',
    }));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/ province$/, '')
    .trim();
}
