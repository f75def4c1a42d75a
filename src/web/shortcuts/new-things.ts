// What can be made from any page, who may make it, and what its dialog is given.
import type { ComponentType } from 'react';
import type { Run } from '#contract/api/auto-roster';
import type { Right } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import type { CalendarDate } from '#engine/time/kinds';

export type NewThing = 'shift' | 'roster' | 'employee' | 'import' | 'group' | 'site';

export interface NewThingProps {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of a shift: what is chosen at first. */
  employeeId?: string | undefined;
  date?: CalendarDate | undefined;
  /** Of a roster: the run to make again. */
  rerun?: Run | undefined;
}

export const RIGHT_TO_MAKE: Record<NewThing, Right> = {
  shift: 'edit roster',
  roster: 'generate roster',
  employee: 'manage employees',
  import: 'manage employees',
  group: 'manage shift groups',
  site: 'manage job sites',
};

export type NewThingLoaders = Record<NewThing, () => Promise<ComponentType<NewThingProps>>>;
