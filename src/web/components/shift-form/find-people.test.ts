import { expect, test } from 'vitest';
import { findPeople } from './find-people';

const people = ['Zoë Berg', 'Bernd Zander', 'Amy Able', 'Umberto Eco'].map((name) => ({ name }));
const found = (typed: string) => findPeople(people, typed).map(({ name }) => name);

test('everyone is found while nothing is typed', () => {
  expect(found(' ')).toEqual(people.map(({ name }) => name));
});

test('any part of a name is found, beginnings first', () => {
  expect(found('BER')).toEqual(['Bernd Zander', 'Zoë Berg', 'Umberto Eco']);
});

test('several words are found in any order, with or without accents', () => {
  expect(found('berg zoe')).toEqual(['Zoë Berg']);
  expect(found('amy zoe')).toEqual([]);
});
