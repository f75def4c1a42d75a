// Level one of the search for a row: the cheapest way to work each block of days (a stint), whatever is before and
// after it. A stint is known by its first day, its length and its slot. The slot counts what the rules of the whole
// row need to know: units beyond the shortest kind, and how often the counted kind is in it.
import type { Model, ModelPerson } from '../model';
import { OFF } from '../problem';

export interface StintAsk {
  person: ModelPerson;
  /** By cell. A stint costs what its shifts cost beyond being off on those days. */
  prices: Float64Array;
  from: number;
  to: number;
  /** The kind to count, or OFF for none. */
  counted: number;
  maxCounted: number;
}

export interface Stints {
  /** Works out every stint inside [from, to). */
  fill(ask: StintAsk): void;
  /** By slot, Infinity where no such stint exists. */
  priceOf(start: number, length: number, slot: number): number;
  slots(length: number): number;
  unitsOf(length: number, slot: number): number;
  countOf(slot: number): number;
  /** Writes the shifts of a stint into `row`. */
  write(row: Uint8Array, start: number, length: number, slot: number): void;
}

export function createStints(model: Model): Stints {
  const { width, units } = model;
  const [shortest, longest] = [Math.min(...units.subarray(1)), Math.max(...units.subarray(1))];
  const maxExtra = longest - shortest;
  const stepsOfPeople = new Map(model.people.map(({ kinds }) => [kinds, stepsOf(model, kinds)]));
  let table = new Float64Array(0);
  let before = new Float64Array(0);
  let after = new Float64Array(0);
  let reached = new Float64Array(0);
  let ask: StintAsk;
  let steps: Steps;
  /** How many counts of the counted kind a slot tells apart, and how far apart two lengths or kinds are. */
  let levels = 1;
  let stride = 0;

  const slots = (length: number) => (length * maxExtra + 1) * levels;
  const at = (start: number, length: number) =>
    ((start - ask.from) * ask.person.maxWork + length - 1) * stride;
  const shiftOf = (kind: number) =>
    (units[kind] - shortest) * levels + (kind === ask.counted ? 1 : 0);

  function fill(asked: StintAsk) {
    ask = asked;
    const { person, from, to } = ask;
    const { kinds } = person;
    steps = stepsOfPeople.get(kinds) as Steps;
    levels = ask.counted === OFF ? 1 : Math.min(person.maxWork, ask.maxCounted) + 1;
    stride = slots(person.maxWork);
    table = atLeast(table, (to - from) * person.maxWork * stride);
    before = atLeast(before, width * stride);
    after = atLeast(after, width * stride);
    reached = atLeast(reached, width * stride);
    for (let start = from; start < to; start += 1) {
      for (let length = 1; length <= person.maxWork && start + length <= to; length += 1) {
        swap();
        extend(start + length - 1, length);
        cheapestOf(kinds, table, at(start, length), after, slots(length));
      }
    }
  }

  function swap() {
    const longer = after;
    after = before;
    before = longer;
  }

  /** Writes the cheapest of these kinds in `of`, by slot, into `to` from `offset` on. */
  function cheapestOf(
    kinds: Int32Array,
    to: Float64Array,
    offset: number,
    of: Float64Array,
    size: number,
  ) {
    for (let slot = 0; slot < size; slot += 1) {
      let best = Infinity;
      for (let index = 0; index < kinds.length; index += 1) {
        const value = of[kinds[index] * stride + slot];
        if (value < best) best = value;
      }
      to[offset + slot] = best;
    }
  }

  /** From the stints in `before`, by kind of their last day, to those in `after`, which are one day longer. */
  function extend(day: number, length: number) {
    const { person, prices, counted } = ask;
    const { groupOf, groups } = steps;
    const { kinds, allowed } = person;
    const [to, of] = [after, reached];
    const size = slots(length);
    const sizeBefore = size - maxExtra * levels;
    if (length > 1)
      for (let group = 0; group < groups.length; group += 1)
        cheapestOf(groups[group], of, group * stride, before, sizeBefore);
    for (let index = 0; index < kinds.length; index += 1) {
      const kind = kinds[index];
      const offset = kind * stride;
      for (let slot = 0; slot < size; slot += 1) to[offset + slot] = Infinity;
      if (allowed[day * width + kind] === 0) continue;
      const price = prices[day * width + kind] - prices[day * width];
      const shift = offset + shiftOf(kind);
      if (length === 1) {
        if (kind !== counted || levels > 1) to[shift] = price;
        continue;
      }
      const group = groupOf[index] * stride;
      for (let slot = 0; slot < sizeBefore; slot += 1) {
        // One more of the counted kind would overflow into the next slot's units.
        if (kind === counted && slot % levels === levels - 1) continue;
        to[shift + slot] = of[group + slot] + price;
      }
    }
  }

  /** Works the stint out again and goes back by the sums: the step that gives the very same number was taken. */
  function write(row: Uint8Array, start: number, length: number, slotAtEnd: number) {
    const { person, prices } = ask;
    const layers: Float64Array[] = [];
    for (let day = 0; day < length; day += 1) {
      swap();
      extend(start + day, day + 1);
      layers.push(after.slice(0, width * stride));
    }
    let slot = slotAtEnd;
    let value = table[at(start, length) + slot];
    let kind = person.kinds.find((each) => layers[length - 1][each * stride + slot] === value) ?? 0;
    for (let day = length - 1; ; day -= 1) {
      row[start + day] = kind;
      if (day === 0) return;
      const cell = (start + day) * width;
      const price = prices[cell + kind] - prices[cell];
      const [slotBefore, next] = [slot - shiftOf(kind), kind];
      const layer = layers[day - 1];
      kind =
        person.kinds.find(
          (each) =>
            model.mayFollow[each * width + next] === 1 &&
            layer[each * stride + slotBefore] + price === value,
        ) ?? 0;
      slot = slotBefore;
      value = layer[kind * stride + slot];
    }
  }

  return {
    fill,
    write,
    slots,
    priceOf: (start, length, slot) => table[at(start, length) + slot],
    unitsOf: (length, slot) => length * shortest + Math.floor(slot / levels),
    countOf: (slot) => slot % levels,
  };
}

interface Steps {
  /** By position in the person's kinds. Kinds that may follow the same kinds share a group, so the search looks once. */
  groupOf: Int32Array;
  groups: Int32Array[];
}

function stepsOf({ mayFollow, width }: Model, kinds: Int32Array): Steps {
  const groups = new Map<string, Int32Array>();
  const names = Array.from(kinds, (kind) => {
    const before = kinds.filter((each) => mayFollow[each * width + kind] === 1);
    groups.set(before.join(), before);
    return before.join();
  });
  const order = [...groups.keys()];
  return {
    groupOf: Int32Array.from(names, (name) => order.indexOf(name)),
    groups: [...groups.values()],
  };
}

function atLeast(array: Float64Array<ArrayBuffer>, size: number): Float64Array<ArrayBuffer> {
  return array.length >= size ? array : new Float64Array(size);
}
