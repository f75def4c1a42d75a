import { Link } from '@tanstack/react-router';
import {
  CalendarClock,
  Copy,
  MapPin,
  Pencil,
  Plus,
  RefreshCw,
  Trash2,
  UsersRound,
} from 'lucide-react';
import type { CoverNeed } from '#contract/api/cover';
import type { Location } from '#contract/api/locations';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useCoverNeeds, useDeleteNeed } from '../../../data/cover';
import { useLocations } from '../../../data/locations';
import { useUser } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { useShiftTemplates } from '../../../data/shift-templates';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { formatDate } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { buttonStyles } from '../../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { IconButton } from '../../../ui/IconButton';
import { Skeleton } from '../../../ui/Skeleton';
import { CopyNeedsDialog } from './CopyNeedsDialog';
import { NeedDatesDialog } from './NeedDatesDialog';
import { NeedDialog } from './NeedDialog';
import { type Names, needText } from './need-text';
import { RotationDialog } from './RotationDialog';

interface Editing {
  site: Location;
  need: CoverNeed | undefined;
}

export function CoverTab() {
  const needs = useCoverNeeds();
  const sites = useLocations();
  const groups = useShiftGroups();
  const mayEdit = can(useUser(), 'edit rules');
  const editing = useDialog<Editing>();
  const dating = useDialog<CoverNeed>();
  const copying = useDialog<Location>();
  const rotating = useDialog<Location>();
  const templates = useShiftTemplates();
  const deleting = useDialog<CoverNeed>();
  const queries = [needs, sites, groups];
  if (!needs.data || !sites.data || !groups.data) {
    if (!queries.some(({ error }) => error)) return <Skeleton className="h-64 rounded-lg" />;
    return (
      <Card>
        <LoadFailure title="Failed to load cover" queries={queries} />
      </Card>
    );
  }
  const { skills } = needs.data;
  const names: Names = {
    skill: (id) => skills.find((skill) => skill.id === id)?.name ?? 'a skill',
    group: (id) => groups.data.find((group) => group.id === id)?.name ?? 'a shift group',
  };
  const needsOf = (site: Location) =>
    needs.data.needs.filter(({ locationId }) => locationId === site.id);

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">
        Say how many people each job site needs, and when. The roster then shows where someone is
        missing, and where there are too many.
      </p>
      {sites.data.length === 0 && <NoSites />}
      {sites.data.map((site) => (
        <SiteNeeds
          key={site.id}
          site={site}
          needs={needsOf(site)}
          names={names}
          mayEdit={mayEdit}
          onEdit={(need) => editing.show({ site, need })}
          onDates={dating.show}
          onCopy={() => copying.show(site)}
          onRotation={templates.data?.length ? () => rotating.show(site) : undefined}
          onDelete={deleting.show}
        />
      ))}
      {editing.subject && (
        <NeedDialog
          key={`edit ${editing.turn}`}
          {...editing.subject}
          skills={skills}
          groups={groups.data}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {dating.subject && (
        <NeedDatesDialog
          key={`dates ${dating.turn}`}
          need={needs.data.needs.find(({ id }) => id === dating.subject?.id) ?? dating.subject}
          mayEdit={mayEdit}
          open={dating.open}
          onOpenChange={dating.onOpenChange}
        />
      )}
      {copying.subject && (
        <CopyNeedsDialog
          key={`copy ${copying.turn}`}
          from={copying.subject}
          needs={needsOf(copying.subject)}
          sites={sites.data}
          open={copying.open}
          onOpenChange={copying.onOpenChange}
        />
      )}
      {rotating.subject && templates.data && (
        <RotationDialog
          key={`rotation ${rotating.turn}`}
          site={rotating.subject}
          needs={needsOf(rotating.subject)}
          templates={templates.data}
          groups={groups.data}
          open={rotating.open}
          onOpenChange={rotating.onOpenChange}
        />
      )}
      {deleting.subject && (
        <DeleteNeedDialog
          need={deleting.subject}
          open={deleting.open}
          onOpenChange={deleting.onOpenChange}
        />
      )}
    </div>
  );
}

function NoSites() {
  return (
    <Card>
      <EmptyState
        icon={<MapPin />}
        title="No job sites yet."
        text="Add a job site first. Then say how many people it needs."
        action={
          <Link to="/sites" className={buttonStyles({ variant: 'primary' })}>
            Add a job site
          </Link>
        }
      />
    </Card>
  );
}

type SiteNeedsProps = {
  site: Location;
  needs: CoverNeed[];
  names: Names;
  mayEdit: boolean;
  onEdit: (need: CoverNeed | undefined) => void;
  onDates: (need: CoverNeed) => void;
  onCopy: () => void;
  /** Undefined while there is no template. */
  onRotation: (() => void) | undefined;
  onDelete: (need: CoverNeed) => void;
};

function SiteNeeds(props: SiteNeedsProps) {
  const { site, needs, names, mayEdit, onEdit, onDates, onCopy, onRotation, onDelete } = props;
  return (
    <Card aria-label={site.name}>
      <CardHeader>
        <CardTitle>{site.name}</CardTitle>
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            {onRotation && (
              <Button size="sm" onClick={onRotation} aria-label={`Rotation at ${site.name}`}>
                <RefreshCw aria-hidden="true" />
                Make needs from a rotation
              </Button>
            )}
            {needs.length > 0 && (
              <Button size="sm" onClick={onCopy} aria-label={`Copy the needs of ${site.name}`}>
                <Copy aria-hidden="true" />
                Copy
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => onEdit(undefined)}
              aria-label={`Add a need to ${site.name}`}
            >
              <Plus aria-hidden="true" />
              Add need
            </Button>
          </div>
        )}
      </CardHeader>
      <CardBody>
        {needs.length === 0 && (
          <p className="flex items-center gap-2 text-muted">
            <UsersRound aria-hidden="true" className="size-4 shrink-0" />
            Nothing is asked for at this site.
          </p>
        )}
        <ul className="flex flex-col divide-y divide-line">
          {needs.map((need) => (
            <li key={need.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-60">
                <span className="font-medium wrap-anywhere">{need.label}</span>
                {', '}
                <span className="wrap-anywhere">{needText(need, names)}</span>
                <ValidityText need={need} />
              </div>
              <div className="flex gap-1">
                <IconButton
                  size="sm"
                  label={`Exceptions of ${need.label}`}
                  onClick={() => onDates(need)}
                >
                  <CalendarClock aria-hidden="true" />
                </IconButton>
                {mayEdit && (
                  <>
                    <IconButton size="sm" label={`Edit ${need.label}`} onClick={() => onEdit(need)}>
                      <Pencil aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      size="sm"
                      label={`Delete ${need.label}`}
                      onClick={() => onDelete(need)}
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function ValidityText({ need: { validFrom, validTo, exceptions } }: { need: CoverNeed }) {
  const parts = [
    validFrom && `from ${formatDate(validFrom)}`,
    validTo && `to ${formatDate(validTo)}`,
    exceptions.length > 0 && counted(exceptions.length, 'exception'),
  ].filter(Boolean);
  return parts.length > 0 && <p className="text-sm text-muted">{parts.join(', ')}</p>;
}

type DeleteNeedDialogProps = {
  need: CoverNeed;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function DeleteNeedDialog({ need, open, onOpenChange }: DeleteNeedDialogProps) {
  const { mutateAsync, isPending } = useDeleteNeed();
  const remove = async () => {
    try {
      await mutateAsync(need.id);
      toastSuccess('Need deleted', 'Failed to delete the need');
    } catch (error) {
      toastFailure('Failed to delete the need', error);
    }
    onOpenChange(false);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${need.label}?`}
      description="The roster no longer shows whether it has enough people. Its exceptions go, too."
      confirmLabel="Delete need"
      cancelLabel="Keep it"
      pending={isPending}
      onConfirm={remove}
    />
  );
}
