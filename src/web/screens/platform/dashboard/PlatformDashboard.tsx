import { Building2, CircleCheck, CircleDollarSign, Users } from 'lucide-react';
import { LoadFailure } from '../../../components/LoadFailure';
import { StatTile } from '../../../components/StatTile';
import { usePlatformStats } from '../../../data/platform';
import { formatCount } from '../../../platform/count-words';
import { Card } from '../../../ui/Card';
import { GrowthNote } from './GrowthNote';
import { dollars } from './growth-words';

const CARDS = [
  { of: 'totalOrgs', title: 'Total Organizations', Icon: Building2, write: formatCount },
  { of: 'totalUsers', title: 'Total Users', Icon: Users, write: formatCount },
  {
    of: 'activeSubscriptions',
    title: 'Active Subscriptions',
    Icon: CircleCheck,
    write: formatCount,
  },
  { of: 'revenue', title: 'Monthly Revenue', Icon: CircleDollarSign, write: dollars },
] as const;

export function PlatformDashboard() {
  const stats = usePlatformStats();
  const { data, error } = stats;
  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to load figures" queries={[stats]} className="py-8" />
      </Card>
    );
  }
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {CARDS.map(({ of, title, Icon, write }) => (
        <StatTile
          key={of}
          title={title}
          Icon={Icon}
          figure={data && write(data[of])}
          note={<GrowthNote perCent={data?.growth[of]} />}
        />
      ))}
    </dl>
  );
}
