// The least that a plan could cost: the same checks as the engine's, on nothing but typed arrays.
const MINUTES_OF_DAY = 1440;
const REST = 480;
const MOST_NIGHTS = 7;
const NIGHT = 2;

export interface TypedPeople {
  days: number;
  count: number;
  /** Codes of a cycle for each team, -1 for off; person n is in team n modulo their number. */
  teams: Int8Array[];
  /** For each person and day. */
  statuses: Uint8Array;
  /** Where each person's existing shifts begin in `starts` and `ends`. */
  first: Int32Array;
  starts: Float64Array;
  ends: Float64Array;
}

export function typedPeople(patterns: string[][], codes: string[], count: number, days: number) {
  return {
    days,
    count,
    teams: patterns.map((pattern) => Int8Array.from(pattern, (code) => codes.indexOf(code))),
    statuses: new Uint8Array(count * days),
    first: new Int32Array(count + 1),
    starts: new Float64Array(0),
    ends: new Float64Array(0),
  };
}

/** How many shifts it plans, breaches added so that no check can be optimised away. */
export function planTyped({ days, count, teams, statuses, first, starts, ends }: TypedPeople) {
  const size = days * count;
  const people = new Int32Array(size);
  const begins = new Float64Array(size);
  const finishes = new Float64Array(size);
  const codes = new Int8Array(size);
  const nights = new Uint8Array(days);
  let planned = 0;
  let breaches = 0;
  for (let person = 0; person < count; person += 1) {
    const team = teams[person % teams.length] as Int8Array;
    const last = first[person + 1] as number;
    let next = first[person] as number;
    let ended = Number.NEGATIVE_INFINITY;
    nights.fill(0);
    for (let day = 0; day < days; day += 1) {
      const code = team[day % team.length] as number;
      if (code < 0 || statuses[person * days + day]) continue;
      const start = day * MINUTES_OF_DAY + 420 + code * 480;
      const end = start + 480;
      while (next < last && (ends[next] as number) <= start) {
        ended = Math.max(ended, ends[next] as number);
        next += 1;
      }
      if (ended > start || (next < last && (starts[next] as number) < end)) continue;
      if (start - ended < REST) breaches += 1;
      if (next < last && (starts[next] as number) - end < REST) breaches += 1;
      if (code === NIGHT) {
        nights[day] = 1;
        let row = 1;
        for (let before = day - 1; before >= 0 && nights[before]; before -= 1) row += 1;
        if (row > MOST_NIGHTS) breaches += 1;
      }
      ended = end;
      people[planned] = person;
      begins[planned] = start;
      finishes[planned] = end;
      codes[planned] = code;
      planned += 1;
    }
  }
  return planned + breaches;
}
