import { Link } from '@tanstack/react-router';
import { MapPinPlus } from 'lucide-react';
import { can } from '#contract/rights';
import { useUser } from '../../../data/session';
import { buttonStyles } from '../../../ui/button-styles';
import { Card } from '../../../ui/Card';
import { SiteListItem } from './SiteListItem';
import type { SiteToday } from './site-today';

type SiteListProps = {
  located: readonly SiteToday[];
  /** Sites without coordinates. */
  others: readonly SiteToday[];
  chosen: readonly string[];
  onChoose: (id: string) => void;
};

/** All that the map shows, for everybody who does not use the map. */
export function SiteList({ located, others, chosen, onChoose }: SiteListProps) {
  const mayPlace = can(useUser(), 'manage job sites');
  const items = (sites: readonly SiteToday[]) =>
    sites.map((today) => (
      <SiteListItem
        key={today.site.id}
        today={today}
        chosen={chosen.includes(today.site.id)}
        onChoose={() => onChoose(today.site.id)}
      />
    ));
  return (
    <Card className="flex flex-col gap-1 overflow-y-auto p-2">
      {located.length > 0 && <ul aria-label="Sites on the map">{items(located)}</ul>}
      {others.length > 0 && (
        <section aria-label="Not on the map yet" className="pt-1">
          <h3 className="px-2 pt-1 text-sm font-semibold">Not on the map yet</h3>
          <ul>{items(others)}</ul>
          {mayPlace && (
            <Link to="/sites" className={buttonStyles({ size: 'sm', class: 'mx-2 my-1' })}>
              <MapPinPlus aria-hidden="true" />
              Set their pins
            </Link>
          )}
        </section>
      )}
    </Card>
  );
}
