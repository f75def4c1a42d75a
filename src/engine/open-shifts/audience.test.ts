import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCES, type Offer, standingOf, type Work, type Worker } from './audience';

const work = (sites: string[], roles: string[] = []): Work => ({
  sites: new Set(sites),
  roles: new Set(roles),
});
const NOTHING = work([]);
const worker = (own: Work, group: Work = NOTHING, groupId: string | null = null): Worker => ({
  groupId,
  own,
  group,
});
const offer = (changes: Partial<Offer> = {}): Offer => ({
  siteId: 'sydney',
  role: null,
  groupId: null,
  audience: 'site',
  ...changes,
});
const KNOWN = { site: true, role: true };
const PHYSIO = offer({ role: 'Physiotherapist' });

describe('whom an open shift is for', () => {
  it('O3 those who work at its site, themselves or with their group, or nowhere yet', () => {
    expect(standingOf(offer(), worker(work(['sydney'])), KNOWN)).toBe('in');
    expect(standingOf(offer(), worker(work(['perth'])), KNOWN)).toBe('unknown');
    const floater = worker(work(['perth']), work(['perth', 'sydney']), 'floaters');
    expect(standingOf(offer(), floater, KNOWN)).toBe('in');
    expect(standingOf(offer(), worker(NOTHING), KNOWN)).toBe('in');
    expect(standingOf(offer(), worker(NOTHING, work(['perth']), 'west'), KNOWN)).toBe('unknown');
  });

  it('O3 everyone of the organisation, or only a group, if a manager chose so', () => {
    const perth = worker(work(['perth']), NOTHING, 'west');
    expect(standingOf(offer({ audience: 'organisation' }), perth, KNOWN)).toBe('in');
    expect(standingOf(offer({ groupId: 'west' }), perth, KNOWN)).toBe('in');
    const sydney = worker(work(['sydney']), NOTHING, 'east');
    expect(standingOf(offer({ groupId: 'west', audience: 'organisation' }), sydney, KNOWN)).toBe(
      'unknown',
    );
  });

  it('O4 of those, whoever works in its role: their own roles count before those of their group', () => {
    const physio = worker(work(['sydney'], ['Physiotherapist']));
    const nurse = worker(work(['sydney'], ['Nurse']));
    expect(standingOf(PHYSIO, physio, KNOWN)).toBe('in');
    expect(standingOf(PHYSIO, nurse, KNOWN)).toBe('other role');
    const mixed = work(['sydney'], ['Nurse', 'Physiotherapist']);
    expect(standingOf(PHYSIO, { ...nurse, group: mixed }, KNOWN)).toBe('other role');
    expect(standingOf(PHYSIO, worker(NOTHING, mixed, 'ward'), KNOWN)).toBe('in');
    expect(standingOf(PHYSIO, worker(work(['sydney'])), KNOWN)).toBe('in');
    expect(standingOf({ ...PHYSIO, audience: 'organisation' }, nurse, KNOWN)).toBe('other role');
  });

  it('O5 a site where nobody works yet and a role that nobody there has yet leave nobody out', () => {
    const perth = worker(work(['perth'], ['Nurse']));
    expect(standingOf(PHYSIO, perth, { site: false, role: false })).toBe('in');
    const nurse = worker(work(['sydney'], ['Nurse']));
    expect(standingOf(PHYSIO, nurse, { site: true, role: false })).toBe('in');
  });

  it('O3 to O5 whoever has worked that shift before is always in, whatever else they do', () => {
    const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(
        some,
        some,
        some,
        fc.constantFrom(...AUDIENCES),
        (sites, roles, others, audience) => {
          const own = work([...sites, 'sydney'], [...roles, 'Physiotherapist']);
          const person = worker(own, work(others, others), 'x');
          expect(standingOf({ ...PHYSIO, audience }, person, KNOWN)).toBe('in');
        },
      ),
    );
  });
});
