// The balance of a kind of leave: what the ledger says, and what the contract has earned since.
import { type Contract, contractOn } from '../rules/person';
import { addDays } from '../time/dates';
import type { CalendarDate } from '../time/kinds';

/** Minutes: above zero what was given or came back, below zero what was taken. */
export interface LedgerEntry {
  date: CalendarDate;
  minutes: number;
  /** An opening figure says what the balance was at the beginning of its date, whatever came before. */
  opening: boolean;
}

export interface BalanceInput {
  entries: readonly LedgerEntry[];
  contracts: readonly Contract[];
  /** How many ordinary weeks a year of work earns; null: nothing is earned by itself. */
  accrualWeeks: number | null;
}

const WEEKS_IN_A_YEAR = 52;

/** L7, L8: in minutes, at the end of the date. */
export function balanceOn(
  { entries, contracts, accrualWeeks }: BalanceInput,
  date: CalendarDate,
): number {
  const known = entries.filter((entry) => entry.date <= date);
  const opening = known
    .filter((entry) => entry.opening)
    .reduce<LedgerEntry | undefined>(
      (latest, entry) => (latest && latest.date > entry.date ? latest : entry),
      undefined,
    );
  const sum = known
    .filter((entry) => !entry.opening && (!opening || entry.date >= opening.date))
    .reduce((total, { minutes }) => total + minutes, opening?.minutes ?? 0);
  if (accrualWeeks === null) return sum;
  return sum + accrued(contracts, accrualWeeks, opening?.date, date);
}

/** L8: without an opening figure it begins with the first contract. */
function accrued(
  contracts: readonly Contract[],
  weeks: number,
  openedOn: CalendarDate | undefined,
  to: CalendarDate,
): number {
  const starts = contracts.map(({ validFrom }) => validFrom).sort();
  const from = openedOn ?? starts[0];
  if (from === undefined) return 0;
  let ordinary = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const hours = contractOn({ contracts }, day)?.ordinary;
    if (hours) ordinary += hours.minutes / hours.days;
  }
  return Math.round((ordinary * weeks) / WEEKS_IN_A_YEAR);
}
