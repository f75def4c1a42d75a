import { expect, test } from 'vitest';
import { readBlocks, readLegalText } from './legal-text';

const TEXT = `# Privacy Policy

We keep what a roster needs,
and nothing else.

## What we keep
- names
- addresses of job sites,
  with their time zones

Write to us.
`;

test('headings, paragraphs and lists are told apart', () => {
  expect(readBlocks(TEXT)).toEqual([
    { kind: 'heading', level: 1, text: 'Privacy Policy' },
    { kind: 'paragraph', text: 'We keep what a roster needs, and nothing else.' },
    { kind: 'heading', level: 2, text: 'What we keep' },
    { kind: 'list', items: ['names', 'addresses of job sites, with their time zones'] },
    { kind: 'paragraph', text: 'Write to us.' },
  ]);
});

test('a file with Windows line ends reads the same', () => {
  expect(readBlocks(TEXT.replaceAll('\n', '\r\n'))).toEqual(readBlocks(TEXT));
});

test('lists and headings need no empty line before them, and a # or - inside a line is plain text', () => {
  expect(readBlocks('We keep:\n- names\n## Why\n#1 is -not- special\n-5 neither')).toEqual([
    { kind: 'paragraph', text: 'We keep:' },
    { kind: 'list', items: ['names'] },
    { kind: 'heading', level: 2, text: 'Why' },
    { kind: 'paragraph', text: '#1 is -not- special -5 neither' },
  ]);
});

test('the first top-level heading is the title of the page', () => {
  const { title, blocks } = readLegalText(TEXT);
  expect(title).toBe('Privacy Policy');
  expect(blocks).toEqual(readBlocks(TEXT).slice(1));
});

test('a text without a top-level heading has no title and loses nothing', () => {
  expect(readLegalText('## Terms\n\nBe kind.')).toEqual({
    title: undefined,
    blocks: readBlocks('## Terms\n\nBe kind.'),
  });
  expect(readLegalText('')).toEqual({ title: undefined, blocks: [] });
});
