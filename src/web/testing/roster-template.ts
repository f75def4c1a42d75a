// A template as screens read it, for tests.
import type { Minutes } from '#engine/time/kinds';
import type { RosterTemplate } from '../data/shift-templates';

export function hours(count: number): Minutes {
  return (count * 60) as Minutes;
}

export function template(changes: Partial<RosterTemplate> = {}): RosterTemplate {
  return {
    id: 'two-two',
    name: 'Two on, two off',
    type: 'coverage',
    cycle_days: 4,
    duration: hours(12),
    teams: ['A', 'B'],
    patterns: [
      ['D', 'D', 'OFF', 'OFF'],
      ['OFF', 'OFF', 'N', 'N'],
    ],
    codes: {
      D: { label: 'Day', start: hours(7), duration: hours(12) },
      N: { label: 'Night', start: hours(19), duration: hours(11) },
    },
    is_system: true,
    tied_to_weekdays: false,
    last_run: null,
    ...changes,
  };
}
