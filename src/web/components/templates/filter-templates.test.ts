import { describe, expect, it } from 'vitest';
import { hours, template } from '../../testing/roster-template';
import { filterTemplates, templateFacts, weekOfFirstTeam } from './filter-templates';

const TEMPLATES = [
  template({ id: 'a', name: 'DuPont' }),
  template({ id: 'b', name: 'Our nights', type: 'rotation', is_system: false }),
  template({ id: 'c', name: '5x8 Monday-Friday', type: 'fixed' }),
];

describe('templates', () => {
  it('are found by words of name and type, and by type', () => {
    const ids = (filter: Parameters<typeof filterTemplates>[1]) => {
      const { system, custom } = filterTemplates(TEMPLATES, filter);
      return [system.map(({ id }) => id).join(''), custom.map(({ id }) => id).join('')];
    };
    expect(ids({ search: '', type: 'all' })).toEqual(['ac', 'b']);
    expect(ids({ search: ' dupont  24/7 ', type: 'all' })).toEqual(['a', '']);
    expect(ids({ search: '', type: 'rotation' })).toEqual(['', 'b']);
    expect(ids({ search: 'dupont', type: 'fixed' })).toEqual(['', '']);
  });

  it('show their cycle, hours and teams, and a week of the first team', () => {
    expect(templateFacts(template())).toEqual(['4-day cycle', 'shifts of 11–12 h', '2 teams']);
    const length = { start: hours(7), duration: hours(12) };
    const same = template({ codes: { D: { label: 'Day', ...length } } });
    expect(templateFacts(same)[1]).toBe('shifts of 12 h');
    expect(weekOfFirstTeam(template()).map(({ code }) => code)).toEqual(
      'D D OFF OFF D D OFF'.split(' '),
    );
  });
});
