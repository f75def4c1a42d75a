// A second, small organisation of the same owner, to switch to.
import type { DemoOrganization } from './demo-organization';
import { peopleAt } from './people';
import { OWNER } from './wattle-staff';

const person = peopleAt('banksia.example');
const OWNER_HERE = { ...OWNER, roleLabel: 'Director', joinedDaysAgo: 44 };

export const BANKSIA: DemoOrganization = {
  name: 'Banksia Aged Care',
  abn: '83 701 000 555',
  timezone: 'Australia/Melbourne',
  subscriptionStatus: 'active',
  registeredDaysAgo: 44,
  trialEndsInDays: -30,
  employeeCountEstimate: 3,
  billingEmail: 'accounts@banksia.example',
  owner: OWNER_HERE,
  groups: [{ name: 'Residential Care', color_hex: '#0EA5E9' }],
  sites: [
    {
      name: 'Banksia House',
      street_number: '309',
      street_name: 'Sturt Street',
      town: 'Ballarat',
      state: 'VIC',
      postcode: '3350',
      phone: '03 5550 3350',
      email: 'house@banksia.example',
      latitude: -37.5622,
      longitude: 143.8503,
      notes: 'Twelve residents. The night bell is answered by the agency.',
    },
  ],
  staff: [
    { group: null, town: 'Ballarat', rotation: 'fridays', people: [OWNER_HERE] },
    {
      group: 'Residential Care',
      town: 'Ballarat',
      rotation: 'earlyAndLate',
      people: [
        person('Bronwyn Pascoe', 'Care Manager', { role: 'manager' }),
        person('Isaac Taufa', 'Personal Care Assistant'),
      ],
    },
  ],
};
