// What the help page tells whom: employees their own part and no more.
import type { ComponentType } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { AutoRosterHelp } from './parts/AutoRosterHelp';
import { MyShiftsHelp } from './parts/MyShiftsHelp';
import { RosterHelp } from './parts/RosterHelp';
import { ShortcutsHelp } from './parts/ShortcutsHelp';
import { StrategiesHelp } from './parts/StrategiesHelp';
import { TimesHelp } from './parts/TimesHelp';

export interface HelpEntry {
  id: string;
  title: string;
  Part: ComponentType<{ user: SessionUser }>;
}

const ROSTER: readonly HelpEntry[] = [
  { id: 'roster', title: 'The roster', Part: RosterHelp },
  { id: 'auto-roster', title: 'The Auto-Roster', Part: AutoRosterHelp },
  { id: 'strategies', title: 'When somebody already has a shift', Part: StrategiesHelp },
];
const TIMES: HelpEntry = { id: 'times', title: 'Times and daylight saving', Part: TimesHelp };
const OWN: HelpEntry = { id: 'my-shifts', title: 'My Shifts', Part: MyShiftsHelp };
const KEYS: HelpEntry = { id: 'shortcuts', title: 'Keyboard shortcuts', Part: ShortcutsHelp };

export function helpFor(user: SessionUser): readonly HelpEntry[] {
  const plans = can(user, 'see roster') || can(user, 'run platform');
  return plans ? [...ROSTER, TIMES, OWN, KEYS] : [OWN, TIMES, KEYS];
}
