// The forms of a cell bring the code that checks them, which nobody needs to look at a roster.
import { lazyRouteComponent } from '@tanstack/react-router';

export const AddShiftForm = lazyRouteComponent(() => import('./AddShiftForm'), 'AddShiftForm');
export const EditShiftForm = lazyRouteComponent(() => import('./EditShiftForm'), 'EditShiftForm');
export const MoveShiftForm = lazyRouteComponent(() => import('./MoveShiftForm'), 'MoveShiftForm');

/** Fetches the forms while the cell is read, so that a button opens one straight away. */
export function preloadForms(): void {
  for (const form of [AddShiftForm, EditShiftForm, MoveShiftForm]) void form.preload?.();
}
