import { expect, test } from 'vitest';
import { requirementSentence } from './requirement-sentence';

const NAMES: Record<string, string> = { a: 'First aid', b: 'CPR', c: 'White card' };
const said = (changes: Partial<Parameters<typeof requirementSentence>[0]>) =>
  requirementSentence(
    { site: undefined, role_label: null, template_code: null, all_of: [], any_of: [], ...changes },
    (id) => NAMES[id] ?? '',
  );

test.each([
  [{ site: 'Parramatta Depot', all_of: ['a'] }, 'At Parramatta Depot, everyone needs First aid'],
  [{ all_of: ['a', 'b', 'c'] }, 'Everyone needs First aid, CPR and White card'],
  [{ role_label: 'Guard', any_of: ['a', 'b'] }, 'Every Guard needs First aid or CPR'],
  [
    { site: 'Depot', template_code: 'N', all_of: ['c'], any_of: ['a', 'b'] },
    'At Depot, everyone on shift N needs White card, and also First aid or CPR',
  ],
])('says %j', (changes, sentence) => {
  expect(said(changes)).toBe(sentence);
});
