import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseParam, writeParam } from './search-params';

/** What the router makes of a text: what can't be read is plain text. */
function read(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}

describe('a value in an address', () => {
  it.each([
    '2026-11-18',
    '0400',
    '1e3',
    '-2.5',
    ' 7 ',
    'true',
    'trust',
    'null',
    '{}',
    '[1',
    '"a"',
    '-',
    '',
  ])('is read like JSON: %s', (text) => {
    expect(read(text, parseParam)).toEqual(read(text, JSON.parse));
  });

  it('is read like JSON, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.double().map(String)), (text) => {
        expect(read(text, parseParam)).toEqual(read(text, JSON.parse));
      }),
    );
  });

  it('is written so that it is read as it was, a plain text as it is', () => {
    expect(writeParam('2026-11-18')).toBe('2026-11-18');
    expect(writeParam('0400')).toBe('0400');
    expect(writeParam('[1')).toBe('[1');
    expect(writeParam('400')).toBe('"400"');
    const value = fc.oneof(fc.string(), fc.json(), fc.array(fc.string()), fc.double().map(String));
    fc.assert(
      fc.property(value, (each) => {
        expect(read(writeParam(each), parseParam)).toEqual(each);
      }),
    );
  });
});
