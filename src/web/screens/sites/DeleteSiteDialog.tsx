import { useRef } from 'react';
import type { Location } from '#contract/api/locations';
import { AfterClose } from '../../components/AfterClose';
import { useDeleteLocation, useLocationShifts } from '../../data/locations';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { SiteInUseDialog } from './SiteInUseDialog';

type DeleteSiteDialogProps = {
  site: Location;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteSiteDialog({ site, open, onOpenChange }: DeleteSiteDialogProps) {
  const { mutateAsync } = useDeleteLocation();
  const { data: shifts, isPending } = useLocationShifts(site.id, open);
  const focusNext = useRef<HTMLElement>(undefined);

  function remove() {
    // Focus in a removed row would fall back to the start of the page.
    focusNext.current =
      findNeighbour(site) ?? document.querySelector<HTMLElement>('main') ?? undefined;
    mutateAsync(site).then(
      () => toastSuccess('Job site deleted successfully', 'Failed to delete job site'),
      (error) => toastFailure('Failed to delete job site', error),
    );
    onOpenChange(false);
  }

  if (shifts && shifts.count > 0) {
    return <SiteInUseDialog site={site} shifts={shifts} open={open} onOpenChange={onOpenChange} />;
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete job site"
      description={`Are you sure you want to delete "${site.name}"? This action cannot be undone.`}
      confirmLabel="Delete job site"
      // Until we know that no shift needs the site, the server might refuse.
      pending={open && isPending}
      onConfirm={remove}
    >
      <AfterClose run={() => focusNext.current?.focus()} />
    </ConfirmDialog>
  );
}

/** The delete button of the next row, or of the row before when the last one goes. */
function findNeighbour(site: Location): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-delete]')];
  const own = buttons.findIndex(({ dataset }) => dataset.delete === site.id);
  return buttons[own + 1] ?? buttons[own - 1];
}
