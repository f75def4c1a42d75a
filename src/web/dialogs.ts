// Dialogs that open over any page, each loaded when someone first asks for it. The list is up here
// because shortcuts and components import no screen.
import type { NewThingLoaders } from './shortcuts/new-things';

export const DIALOGS: NewThingLoaders = {
  shift: async () => (await import('./components/shift-form/CreateShiftDialog')).CreateShiftDialog,
  roster: async () => {
    const [{ AutoRosterWizard }] = await Promise.all([
      import('./screens/auto-roster/wizard/AutoRosterWizard'),
      import('./data/organization').then((data) => data.prefetchOrganization()),
    ]);
    return AutoRosterWizard;
  },
  fill: async () => (await import('./screens/roster/fill/FillDialog')).FillDialog,
  employee: async () =>
    (await import('./screens/employees/form/AddEmployeeDialog')).AddEmployeeDialog,
  import: async () => (await import('./screens/employees/import/ImportDialog')).ImportDialog,
  group: async () =>
    (await import('./screens/employees/shift-groups/NewGroupDialog')).NewGroupDialog,
  'undo-run': async () => (await import('./screens/auto-roster/runs/UndoRunDialog')).UndoRunDialog,
  site: async () => (await import('./screens/sites/form/CreateSiteDialog')).CreateSiteDialog,
};
