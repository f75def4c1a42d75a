import type { Timesheet } from '#contract/api/timesheets';

/** Its pay period is closed: what it says stays, and only a difference can be added. */
export function isClosed({ state }: Timesheet): boolean {
  return state === 'locked' || state === 'exported' || state === 'adjusted';
}

export type SheetAction = 'approve' | 'correct' | 'adjust' | 'reopen' | 'dispute' | 'remove';

/** What a manager can do about a timesheet, the most likely last. */
export function sheetActions(sheet: Timesheet, own: boolean): SheetAction[] {
  const { state, flags, end_at } = sheet;
  const gone = flags.includes('gone');
  switch (state) {
    case 'running':
    case 'adjusted':
      return [];
    case 'locked':
    case 'exported':
      return gone ? [] : ['remove', 'adjust'];
    case 'approved':
      return ['dispute', 'reopen'];
    default: {
      const actions: SheetAction[] = gone ? [] : ['remove', 'correct'];
      if (state !== 'disputed') actions.unshift('dispute');
      if (!own && end_at !== null) actions.push('approve');
      return actions;
    }
  }
}
