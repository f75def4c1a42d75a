import { useRef } from 'react';
import type { Location } from '#contract/api/locations';
import { agree, counted } from '#engine/counted';
import { AfterClose } from '../../components/AfterClose';
import { useDeleteLocation, useLocationShifts } from '../../data/locations';
import { toastFailure } from '../../platform/failure';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toast-store';

type DeleteSiteDialogProps = {
  site: Location;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteSiteDialog({ site, open, onOpenChange }: DeleteSiteDialogProps) {
  const { mutateAsync } = useDeleteLocation();
  const shifts = useLocationShifts(site.id, open).data?.count ?? 0;
  const focusNext = useRef<HTMLElement>(undefined);

  function remove() {
    // Focus in a removed row would fall back to the start of the page.
    focusNext.current =
      findNeighbour(site) ?? document.querySelector<HTMLElement>('main') ?? undefined;
    mutateAsync(site).then(
      () => toast({ title: 'Job site deleted successfully' }),
      (error) => toastFailure('Failed to delete job site', error),
    );
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete job site"
      description={`Are you sure you want to delete "${site.name}"? This action cannot be undone.`}
      confirmLabel="Delete job site"
      onConfirm={remove}
    >
      {shifts > 0 && (
        <p className="text-base sm:text-sm" aria-live="polite">
          {counted(shifts, 'future shift is', 'future shifts are')} at this site. Move or delete{' '}
          {agree(shifts, 'it', 'them')} first.
        </p>
      )}
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
