import { expect, test } from 'vitest';
import { findLinks } from './find-links';

test('a text without addresses stays whole', () => {
  expect(findLinks('We keep names and shifts.')).toEqual([{ text: 'We keep names and shifts.' }]);
  expect(findLinks('')).toEqual([]);
});

test('web and email addresses become links, without the punctuation after them', () => {
  expect(findLinks('Write to privacy@muster.example.com.')).toEqual([
    { text: 'Write to ' },
    { text: 'privacy@muster.example.com', href: 'mailto:privacy@muster.example.com' },
    { text: '.' },
  ]);
  expect(findLinks('(see https://www.oaic.gov.au/privacy?a=1, or www.example.com!)')).toEqual([
    { text: '(see ' },
    { text: 'https://www.oaic.gov.au/privacy?a=1', href: 'https://www.oaic.gov.au/privacy?a=1' },
    { text: ', or ' },
    { text: 'www.example.com', href: 'https://www.example.com' },
    { text: '!)' },
  ]);
});

test('only web and email addresses become links', () => {
  expect(findLinks('javascript:alert(1) and <b>bold</b>')).toEqual([
    { text: 'javascript:alert(1) and <b>bold</b>' },
  ]);
});
