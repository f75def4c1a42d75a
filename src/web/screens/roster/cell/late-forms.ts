// The forms of a cell, and all that checks them: nobody needs them to look at a roster.
import { lazyRouteComponent } from '@tanstack/react-router';

export const NewShiftForm = lazyRouteComponent(() => import('./NewShiftForm'), 'NewShiftForm');
export const EditShiftForm = lazyRouteComponent(() => import('./EditShiftForm'), 'EditShiftForm');
export const HandOverForm = lazyRouteComponent(() => import('./HandOverForm'), 'HandOverForm');

/** For a cell that has been opened: the form is there when a button asks for it. */
export function fetchForms(): void {
  for (const form of [NewShiftForm, EditShiftForm, HandOverForm]) void form.preload?.();
}
