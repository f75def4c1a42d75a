import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseParam } from './search-params';

function asJson(text: string): unknown {
  try {
    return { read: JSON.parse(text) };
  } catch {
    return 'plain text';
  }
}

function asParam(text: string): unknown {
  try {
    return { read: parseParam(text) };
  } catch {
    return 'plain text';
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
    expect(asParam(text)).toEqual(asJson(text));
  });

  it('is read like JSON, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.double().map(String)), (text) => {
        expect(asParam(text)).toEqual(asJson(text));
      }),
    );
  });
});
