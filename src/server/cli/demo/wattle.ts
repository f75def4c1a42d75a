import type { DemoOrganization } from './demo-organization';
import { WATTLE_NEEDS } from './wattle-needs';
import { WATTLE_SITES } from './wattle-sites';
import { OWNER, WATTLE_STAFF } from './wattle-staff';

export const WATTLE: DemoOrganization = {
  name: 'Wattle Health & Care',
  abn: '73 570 006 004',
  timezone: 'Australia/Sydney',
  subscriptionStatus: 'trialing',
  // Signing in opens the oldest membership, so this must be older than the owner's other organisation.
  registeredDaysAgo: 45,
  trialEndsInDays: 9,
  employeeCountEstimate: 60,
  billingEmail: 'accounts@wattle.example',
  owner: OWNER,
  groups: [
    { name: 'Ward A Nursing', color_hex: '#3B82F6' },
    { name: 'Ward B Nursing', color_hex: '#10B981' },
    { name: 'Emergency', color_hex: '#EF4444' },
    { name: 'Theatre', color_hex: '#8B5CF6' },
    { name: 'Allied Health', color_hex: '#F59E0B' },
    { name: 'Community Care', color_hex: '#EC4899' },
  ],
  sites: WATTLE_SITES,
  staff: WATTLE_STAFF,
  needs: WATTLE_NEEDS,
};
