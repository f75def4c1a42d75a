// The choices of the filters above the list.
import { type ORGANIZATION_SORTS, STATUS_FILTERS } from '#contract/list-choices';
import { subscriptionText } from '../../components/subscription-text';
import type { OrganizationsSearch } from './organizations-search';

export const STATUS_OPTIONS = STATUS_FILTERS.map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : subscriptionText(value).short,
}));

type Sort = (typeof ORGANIZATION_SORTS)[number];
type Direction = 'asc' | 'desc';
type Order = `${Sort} ${Direction}`;

export const ORDER_OPTIONS: readonly { value: Order; label: string }[] = [
  { value: 'created_at desc', label: 'Newest first' },
  { value: 'created_at asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'name desc', label: 'Name, Z to A' },
  { value: 'subscription_status asc', label: 'Status, A to Z' },
  { value: 'subscription_status desc', label: 'Status, Z to A' },
  { value: 'trial_end asc', label: 'Trial end, soonest first' },
  { value: 'trial_end desc', label: 'Trial end, latest first' },
];

export function orderOf({ sort = 'created_at', direction = 'desc' }: OrganizationsSearch): Order {
  return `${sort} ${direction}`;
}

/** The order as the address holds it. Defaults are left out. */
export function inAddress(order: Order): Pick<OrganizationsSearch, 'sort' | 'direction'> {
  const [sort, direction] = order.split(' ') as [Sort, Direction];
  return {
    sort: sort === 'created_at' ? undefined : sort,
    direction: direction === 'desc' ? undefined : direction,
  };
}
