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
  const stepsOfPeople = new Map<Int32Array, Steps>();
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
    steps = stepsOfPeople.get(person.kinds) ?? stepsOf(model, person);
    stepsOfPeople.set(person.kinds, steps);
    const lanes = steps.kindOf.length;
    levels = ask.counted === OFF ? 1 : Math.min(person.maxWork, ask.maxCounted) + 1;
    stride = slots(person.maxWork);
    table = atLeast(table, (to - from) * person.maxWork * stride);
    before = atLeast(before, lanes * stride);
    after = atLeast(after, lanes * stride);
    reached = atLeast(reached, lanes * stride);
    for (let start = from; start < to; start += 1) {
      for (let length = 1; length <= person.maxWork && start + length <= to; length += 1) {
        swap();
        extend(start + length - 1, length);
        cheapestOf(steps.all, table, at(start, length), after, slots(length));
      }
    }
  }

  function swap() {
    const longer = after;
    after = before;
    before = longer;
  }

  /** Writes the cheapest of these lanes in `of`, by slot, into `to` from `offset` on. */
  function cheapestOf(
    lanes: Int32Array,
    to: Float64Array,
    offset: number,
    of: Float64Array,
    size: number,
  ) {
    for (let slot = 0; slot < size; slot += 1) {
      let best = Infinity;
      for (let index = 0; index < lanes.length; index += 1) {
        const value = of[lanes[index] * stride + slot];
        if (value < best) best = value;
      }
      to[offset + slot] = best;
    }
  }

  /** From the stints in `before`, by lane of their last day, to those in `after`, which are one day longer. */
  function extend(day: number, length: number) {
    const { person, prices, counted } = ask;
    const { kindOf, isLater, groupOf, groups } = steps;
    const { allowed } = person;
    const [to, of] = [after, reached];
    const size = slots(length);
    const sizeBefore = size - maxExtra * levels;
    if (length > 1)
      for (let group = 0; group < groups.length; group += 1)
        cheapestOf(groups[group], of, group * stride, before, sizeBefore);
    for (let lane = 0; lane < kindOf.length; lane += 1) {
      const kind = kindOf[lane];
      const offset = lane * stride;
      for (let slot = 0; slot < size; slot += 1) to[offset + slot] = Infinity;
      if (allowed[day * width + kind] === 0) continue;
      const price = prices[day * width + kind] - prices[day * width];
      const shift = offset + shiftOf(kind);
      if (length === 1) {
        if (isLater[lane] === 0 && (kind !== counted || levels > 1)) to[shift] = price;
        continue;
      }
      const group = groupOf[lane] * stride;
      for (let slot = 0; slot < sizeBefore; slot += 1) {
        // One more of the counted kind would overflow into the next slot's units.
        if (kind === counted && slot % levels === levels - 1) continue;
        to[shift + slot] = of[group + slot] + price;
      }
    }
  }

  /** Works the stint out again and goes back by the sums: the step that gives the very same number was taken. */
  function write(row: Uint8Array, start: number, length: number, slotAtEnd: number) {
    const { prices } = ask;
    const { all, kindOf, groupOf, groups } = steps;
    const layers: Float64Array[] = [];
    for (let day = 0; day < length; day += 1) {
      swap();
      extend(start + day, day + 1);
      layers.push(after.slice(0, kindOf.length * stride));
    }
    let slot = slotAtEnd;
    let value = table[at(start, length) + slot];
    let lane = all.find((each) => layers[length - 1][each * stride + slot] === value) ?? 0;
    for (let day = length - 1; ; day -= 1) {
      const kind = kindOf[lane];
      row[start + day] = kind;
      if (day === 0) return;
      const cell = (start + day) * width;
      const price = prices[cell + kind] - prices[cell];
      const slotBefore = slot - shiftOf(kind);
      const layer = layers[day - 1];
      lane =
        groups[groupOf[lane]].find((each) => layer[each * stride + slotBefore] + price === value) ??
        0;
      slot = slotBefore;
      value = layer[lane * stride + slot];
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

/** A lane is a kind; or, where nights in a row are limited, a kind of night as the first, second, ... of its run. */
interface Steps {
  all: Int32Array;
  kindOf: Int32Array;
  /** 1 for nights that can't begin a stint, because they aren't the first of their run. */
  isLater: Uint8Array;
  /** By lane. Lanes that may follow the same lanes share a group, so the search looks once. */
  groupOf: Int32Array;
  groups: Int32Array[];
}

function stepsOf({ mayFollow, width, night }: Model, person: ModelPerson): Steps {
  const { kinds, maxNights, maxWork } = person;
  const runs = maxNights < maxWork ? maxNights : 1;
  const isCounted = (kind: number) => night[kind] === 1 && maxNights < maxWork;
  const lanes = Array.from(kinds).flatMap((kind) =>
    Array.from({ length: isCounted(kind) ? runs : 1 }, (_, run) => ({ kind, run })),
  );
  const groups = new Map<string, Int32Array>();
  const names = lanes.map((next) => {
    const before = lanes.flatMap((lane, at) => {
      const isNextNight = isCounted(lane.kind) ? next.run === lane.run + 1 : next.run === 0;
      const follows = isCounted(next.kind) ? isNextNight : true;
      return follows && mayFollow[lane.kind * width + next.kind] === 1 ? [at] : [];
    });
    groups.set(before.join(), Int32Array.from(before));
    return before.join();
  });
  const order = [...groups.keys()];
  return {
    all: Int32Array.from(lanes.keys()),
    kindOf: Int32Array.from(lanes, ({ kind }) => kind),
    isLater: Uint8Array.from(lanes, ({ run }) => (run > 0 ? 1 : 0)),
    groupOf: Int32Array.from(names, (name) => order.indexOf(name)),
    groups: [...groups.values()],
  };
}

function atLeast(array: Float64Array<ArrayBuffer>, size: number): Float64Array<ArrayBuffer> {
  return array.length >= size ? array : new Float64Array(size);
}
