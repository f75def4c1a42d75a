import { expect, test } from 'vitest';
import { findPeople } from './find-people';

const people = ['Zoë Berg', 'Bernd Zander', 'Amy Able', 'Umberto Eco'].map((name) => ({ name }));
const found = (typed: string) => findPeople(people, typed).map(({ name }) => name);

test('everybody while nothing is typed, in the given order', () => {
  expect(found(' ')).toEqual(people.map(({ name }) => name));
});

test('by any part of the name, beginnings first', () => {
  expect(found('BER')).toEqual(['Bernd Zander', 'Zoë Berg', 'Umberto Eco']);
});

test('by several words in any order, without accents', () => {
  expect(found('berg zoe')).toEqual(['Zoë Berg']);
  expect(found('amy zoe')).toEqual([]);
});
