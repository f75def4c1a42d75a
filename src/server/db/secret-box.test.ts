import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box';

const OLD = 'an old key with more than thirty-two characters';
const NEW = 'a new key with more than thirty-two characters';

test('what is sealed with a key can be opened with it, and only for the same account', () => {
  const box = createSecretBox([OLD]);
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'amy');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.open(sealed, 'amy')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.open(sealed, 'bea')).toBeUndefined();
  expect(createSecretBox([NEW]).open(sealed, 'amy')).toBeUndefined();
});

test('after a change of keys, the old one still opens, and the secret is due to be sealed again', () => {
  const sealed = createSecretBox([OLD]).seal('JBSWY3DPEHPK3PXP', 'amy');
  const box = createSecretBox([NEW, OLD]);
  expect(box.open(sealed, 'amy')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.isOutdated(sealed, 'amy')).toBe(true);
  expect(box.isOutdated(box.seal('JBSWY3DPEHPK3PXP', 'amy'), 'amy')).toBe(false);
});

test('without a key, secrets are stored as they are, and sealed once there is one', () => {
  const box = createSecretBox([]);
  const stored = box.seal('JBSWY3DPEHPK3PXP', 'amy');
  expect(box.open(stored, 'amy')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.isOutdated(stored, 'amy')).toBe(false);
  expect(createSecretBox([NEW]).open(stored, 'amy')).toBe('JBSWY3DPEHPK3PXP');
  expect(createSecretBox([NEW]).isOutdated(stored, 'amy')).toBe(true);
});

test('a damaged secret is not opened', () => {
  const box = createSecretBox([NEW]);
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'amy');
  expect(box.open(`${sealed.slice(0, -4)}AAAA`, 'amy')).toBeUndefined();
  expect(box.open('aes:', 'amy')).toBeUndefined();
});
