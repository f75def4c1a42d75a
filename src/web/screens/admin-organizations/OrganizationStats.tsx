import { Building2, CircleCheck, Hourglass, Users } from 'lucide-react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { formatCount } from '#engine/counted';
import { pagesOf } from '../../components/pages';
import { StatTile } from '../../components/StatTile';
import { figuresOf } from './list-figures';

type OrganizationStatsProps = {
  /** Undefined while loading. */
  found: { organizations: readonly OwnedOrganization[]; total: number } | undefined;
  filtered: boolean;
};

export function OrganizationStats({ found, filtered }: OrganizationStatsProps) {
  const figures = found && figuresOf(found.organizations);
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatCount(count);
  const note = (text: string) => (found && pagesOf(found.total) > 1 ? 'On this page' : text);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatTile
        title="Total Organizations"
        Icon={Building2}
        figure={figure(found?.total)}
        note={filtered ? 'Matching your filters' : 'That you manage'}
      />
      <StatTile
        title="Active Subscriptions"
        Icon={CircleCheck}
        figure={figure(figures?.active)}
        note={note('Paying monthly')}
      />
      <StatTile
        title="Trialing"
        Icon={Hourglass}
        figure={figure(figures?.trialing)}
        note={note('In a free trial')}
      />
      <StatTile
        title="Total Members"
        Icon={Users}
        figure={figure(figures?.members)}
        note={note('In all organisations')}
      />
    </dl>
  );
}
