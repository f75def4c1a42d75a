import { expect, test } from 'vitest';
import { zoneChoices, zonesEverywhere } from './zone-choices';

const allOf = (choices: ReturnType<typeof zoneChoices>) => choices.flatMap(({ zones }) => zones);

test('zones are offered once each, with the own and the chosen one among them', () => {
  const all = allOf(zoneChoices('Australia/Perth', 'Pacific/Chatham'));
  expect(all[0]).toBe('Australia/Perth');
  expect(all).toContain('Pacific/Chatham');
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(30);
});

test('the whole world comes last, and once', () => {
  const choices = zoneChoices('Australia/Perth', 'Australia/Perth', zonesEverywhere());
  const all = allOf(choices);
  expect(choices.at(-1)?.label).toBe('Everywhere else');
  expect(all).toContain('Africa/Nairobi');
  expect(new Set(all).size).toBe(all.length);
});

test('zones of the job sites come right after the own one', () => {
  const sites = ['Australia/Eucla', 'Australia/Perth', 'Australia/Eucla'];
  const choices = zoneChoices('Australia/Perth', 'Australia/Perth', [], sites);
  expect(choices[1]).toEqual({ label: 'Your job sites', zones: ['Australia/Eucla'] });
});
