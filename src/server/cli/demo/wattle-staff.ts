// The sixty people of Wattle Health & Care.
import type { DemoStaff } from './demo-organization';
import { peopleAt } from './people';

const person = peopleAt('wattle.example');

export const OWNER = person('Helen Papadopoulos', 'Chief Executive', {
  role: 'owner',
  joinedDaysAgo: 45,
});
export const ADMIN = person('Daniel Okafor', 'Roster Coordinator', {
  role: 'admin',
  joinedDaysAgo: 44,
});
export const MANAGER = person('Priya Raman', 'Nurse Unit Manager', { role: 'manager' });
export const EMPLOYEE = person('Liam Nguyen', 'Registered Nurse');
/** Has not signed in yet. */
export const NEWCOMER = person('Chloe Whitfield', 'Enrolled Nurse', { joinedDaysAgo: 2 });

const RN = 'Registered Nurse';
const EN = 'Enrolled Nurse';
const AIN = 'Assistant in Nursing';

export const WATTLE_STAFF: DemoStaff[] = [
  { group: null, town: 'Parramatta', rotation: 'executive', people: [OWNER] },
  { group: null, town: 'Parramatta', rotation: 'office', people: [ADMIN] },
  {
    group: null,
    town: 'Parramatta',
    rotation: 'casual',
    people: [person('Jarrah Williams', RN), person('Grace Lim', EN, { joinedDaysAgo: 17 })],
  },
  { group: 'Ward A Nursing', town: 'Parramatta', rotation: 'unitManager', people: [MANAGER] },
  {
    group: 'Ward A Nursing',
    town: 'Parramatta',
    rotation: 'daysAndNights',
    people: [
      EMPLOYEE,
      person('Sarah Mitchell', 'Clinical Nurse Specialist'),
      person('Ananya Iyer', RN),
      person("Siobhán O'Brien", RN),
      person('Mohammed Al-Hassan', RN),
      person('Jessica Tran', RN),
      person('Kirra Thompson', EN),
      person('Benjamin Schultz', EN),
      person('Maria Santos', EN),
      person('Thomas Gallagher', RN),
      person('Fatima Rahimi', AIN),
      person('Joshua Reid', AIN),
    ],
  },
  {
    group: 'Ward B Nursing',
    town: 'Geelong',
    rotation: 'unitManager',
    people: [person('Catherine Doyle', 'Nurse Unit Manager', { role: 'manager' })],
  },
  {
    group: 'Ward B Nursing',
    town: 'Geelong',
    rotation: 'daysAndNights',
    people: [
      person('Hannah Kowalski', 'Clinical Nurse Specialist'),
      person('Wei Zhang', RN),
      person('Emily Fraser', RN),
      person('Samuel Faleolo', RN),
      person('Nadia Haddad', RN),
      person('Oliver Bennett', RN),
      NEWCOMER,
      person('Rajesh Sharma', EN),
      person('Isabella Romano', EN),
      person('Angus McKenzie', EN),
      person('Leila Karimi', AIN),
      person('Tyler Woodhouse', AIN),
    ],
  },
  {
    group: 'Emergency',
    town: 'Toowoomba',
    rotation: 'threeShifts',
    people: [
      person('Rebecca Hartmann', 'Triage Nurse'),
      person('Dinh Pham', 'Triage Nurse'),
      person('Lachlan Murray', 'Triage Nurse'),
      person('Aisha Abdi', 'Triage Nurse'),
      person('Michael Castellano', RN),
      person('Sunita Gurung', RN),
      person('Zoe Campbell', RN),
      person('Tāne Ngata', RN),
      person('Yuki Tanaka', RN),
      person('Patrick Sullivan', EN),
      person('Amara Nwosu', EN),
      person('Harrison Cole', 'Emergency Technician'),
    ],
  },
  {
    group: 'Theatre',
    town: 'Adelaide',
    rotation: 'earlyAndLate',
    people: [
      person('Elena Vasquez', 'Scrub Nurse', { role: 'manager' }),
      person('Peter Lindqvist', 'Anaesthetic Nurse'),
      person('Mei Ling Chua', 'Scrub Nurse'),
      person('Dimitri Ioannou', 'Anaesthetic Technician'),
      person('Georgia Hayes', 'Recovery Nurse'),
      person('Arjun Patel', 'Recovery Nurse'),
    ],
  },
  {
    group: 'Allied Health',
    town: 'Belconnen',
    rotation: 'weekdays',
    people: [
      person('Charlotte Evans', 'Physiotherapist'),
      person('Kwame Mensah', 'Occupational Therapist'),
      person('Sophie Dubois', 'Speech Pathologist'),
    ],
  },
  {
    group: 'Allied Health',
    town: 'Launceston',
    rotation: 'weekdays',
    people: [
      person('William Petrov', 'Physiotherapist'),
      person('Ruby Nakamarra', 'Social Worker'),
      person('Min-jun Park', 'Dietitian'),
    ],
  },
  {
    group: 'Community Care',
    town: 'Alice Springs',
    rotation: 'homeVisits',
    people: [
      person('Tarni Campbell', 'Community Nurse'),
      person('David Hollis', 'Community Nurse'),
      person('Rosa Fernandes', 'Personal Care Assistant'),
    ],
  },
  {
    group: 'Community Care',
    town: 'Fremantle',
    rotation: 'homeVisits',
    people: [
      person('Natalie Brook', 'Community Nurse'),
      person('Ahmed Yilmaz', 'Community Nurse', { joinedDaysAgo: 24 }),
      person('Joy Mbatha', 'Personal Care Assistant'),
    ],
  },
];
