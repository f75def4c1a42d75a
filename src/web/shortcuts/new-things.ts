// Dialogs that open from any page, mostly to make something: the right each needs and its props.
import type { ComponentType } from 'react';
import type { Run } from '#contract/api/auto-roster';
import type { Right } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import type { FillScope } from '../data/fill';

export type NewThing =
  | 'shift'
  | 'roster'
  | 'fill'
  | 'employee'
  | 'import'
  | 'group'
  | 'site'
  | 'undo-run';

export interface NewThingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The first choice for a new shift. */
  employeeId?: string | undefined;
  date?: CalendarDate | undefined;
  /** The run that a new roster repeats. */
  rerun?: Run | undefined;
  /** What Fill begins with, or the fill that it shows. */
  fill?: (FillScope & { id?: string | undefined }) | undefined;
  /** The run to undo. */
  runId?: string | undefined;
}

export const RIGHT_TO_MAKE: Record<NewThing, Right> = {
  shift: 'edit roster',
  roster: 'generate roster',
  fill: 'edit roster',
  employee: 'manage employees',
  import: 'manage employees',
  group: 'manage shift groups',
  site: 'manage job sites',
  'undo-run': 'generate roster',
};

export type NewThingLoaders = Record<NewThing, () => Promise<ComponentType<NewThingProps>>>;
