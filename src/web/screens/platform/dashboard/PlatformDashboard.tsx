import {
  Building2,
  CircleCheck,
  CircleDollarSign,
  Minus,
  Sparkles,
  TrendingDown,
  TrendingUp,
  Users,
} from 'lucide-react';
import { formatCount } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { StatTile } from '../../../components/StatTile';
import { usePlatformStats } from '../../../data/platform';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { growthText, revenueText } from './growth-text';

const LOOKS = {
  up: { Icon: TrendingUp, className: 'text-brand' },
  down: { Icon: TrendingDown, className: 'text-danger' },
  none: { Icon: Minus, className: undefined },
};

const CARDS = [
  { of: 'totalOrgs', title: 'Total Organizations', Icon: Building2 },
  { of: 'totalUsers', title: 'Total Users', Icon: Users },
  { of: 'activeSubscriptions', title: 'Active Subscriptions', Icon: CircleCheck },
  { of: 'revenue', title: 'Monthly Revenue', Icon: CircleDollarSign },
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
      {CARDS.map(({ of, title, Icon }) => (
        <StatTile
          key={of}
          title={title}
          Icon={Icon}
          figure={
            data &&
            (of === 'revenue' ? revenueText(data.revenue, data.currency) : formatCount(data[of]))
          }
          note={<GrowthNote perCent={data?.growth[of]} />}
        />
      ))}
    </dl>
  );
}

/** Growth since 30 days ago. Undefined while loading. */
function GrowthNote({ perCent }: { perCent: number | null | undefined }) {
  // An empty line keeps the tile from growing when the note arrives.
  if (perCent === undefined) return <>&nbsp;</>;
  const { text, direction } = growthText(perCent);
  const { className, ...look } = LOOKS[direction];
  const Icon = perCent === null ? Sparkles : look.Icon;
  return (
    <span className={cn('inline-flex items-start gap-1.5 tabular-nums', className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </span>
  );
}
