import { Pencil, Trash2 } from 'lucide-react';
import type { Location } from '#contract/api/locations';
import { IconButton } from '../../../ui/IconButton';

export type SiteActionsProps = {
  site: Location;
  onEdit: (site: Location) => void;
  onDelete: (site: Location) => void;
};

export function SiteActions({ site, onEdit, onDelete }: SiteActionsProps) {
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
