import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Location } from '#contract/api/locations';
import { can } from '#contract/rights';
import { useUser } from '../../../data/session';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import { placeTimeText } from '../place-time-text';

/** Shows the first part of the address. A click shows the rest. */
export function AddressText({ address }: { address: string | null }) {
  const [expanded, setExpanded] = useState(false);
  if (!address) return <span className="text-muted">–</span>;
  const first = address.split(',', 1)[0]?.trim() ?? '';
  if (first === address.trim()) return <span className="wrap-anywhere">{address}</span>;
  return (
    <button
      type="button"
      aria-expanded={expanded}
      onClick={() => setExpanded(!expanded)}
      className="-mx-1.5 inline-flex min-h-7 max-w-full items-start gap-1 rounded-md px-1.5 py-1 text-left hover:bg-subtle"
    >
      <span className="min-w-0 wrap-anywhere">{expanded ? address : first}</span>
      <ChevronDown
        aria-hidden="true"
        className={cn('mt-0.5 size-4 shrink-0 text-muted', expanded && 'rotate-180')}
      />
    </button>
  );
}

type SiteZoneProps = Pick<SiteActionsProps, 'site' | 'onCorrectZone'>;

/** Who may correct the zone opens it here: a wrong one is noticed here. */
export function SiteZone({ site, onCorrectZone }: SiteZoneProps) {
  const text = placeTimeText(site.timezone);
  if (!can(useUser(), 'correct time zones')) return <p className="text-sm text-muted">{text}</p>;
  return (
    <button
      type="button"
      aria-label={`${text}. Correct the time zone of ${site.name}`}
      onClick={() => onCorrectZone(site)}
      className="-mx-1 min-h-6 rounded-sm px-1 text-left text-sm text-muted underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-text"
    >
      {text}
    </button>
  );
}

export type SiteActionsProps = {
  site: Location;
  onCorrectZone: (site: Location) => void;
  onEdit: (site: Location) => void;
  onDelete: (site: Location) => void;
};

export function SiteActions({ site, onEdit, onDelete }: Omit<SiteActionsProps, 'onCorrectZone'>) {
  return (
    <div className="flex justify-end gap-1">
      <IconButton size="sm" label={`Edit ${site.name}`} onClick={() => onEdit(site)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Delete ${site.name}`}
        data-delete={site.id}
        onClick={() => onDelete(site)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
