import { expect, test } from 'vitest';
import { newestOf } from './old-programs';

test('the newest version of a major is found among previews', () => {
  const versions = ['17.9.0-beta.17', '17.10.0-beta.16', '17.10.0-beta.17', '18.4.0-beta.17'];
  expect(newestOf(17, versions)).toBe('17.10.0-beta.17');
  expect(newestOf(1, versions)).toBeUndefined();
});
