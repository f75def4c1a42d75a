// What lists may be filtered and sorted by. Apart from the calls: the router reads them before any screen.
export const STATUS_FILTERS = [
  'all',
  'active',
  'trialing',
  'past_due',
  'canceled',
  'pending_activation',
] as const;

export const ORGANIZATION_SORTS = [
  'created_at',
  'name',
  'subscription_status',
  'trial_end',
] as const;

export const SIGNUP_REQUEST_STATUSES = ['pending', 'approved', 'declined'] as const;
