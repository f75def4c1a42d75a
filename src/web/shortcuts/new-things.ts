// The dialogs that make something, each loaded when it is first asked for.
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

type Load = () => Promise<ComponentType<NewThingProps>>;

export const LOADERS: Record<NewThing, Load> = {
  shift: async () => (await import('../components/shift-form/CreateShiftDialog')).CreateShiftDialog,
  roster: async () => {
    const [{ AutoRosterWizard }] = await Promise.all([
      import('../screens/auto-roster/wizard/AutoRosterWizard'),
      import('../data/organization').then((data) => data.prefetchOrganization()),
    ]);
    return AutoRosterWizard;
  },
  employee: async () =>
    (await import('../screens/employees/form/AddEmployeeDialog')).AddEmployeeDialog,
  import: async () => (await import('../screens/employees/import/ImportDialog')).ImportDialog,
  group: async () => (await import('./NewGroupDialog')).NewGroupDialog,
  site: async () => (await import('../screens/sites/form/CreateSiteDialog')).CreateSiteDialog,
};
