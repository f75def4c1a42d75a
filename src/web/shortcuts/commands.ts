// The commands that the command menu offers.
import {
  Bell,
  Building,
  Building2,
  CalendarArrowDown,
  CalendarDays,
  CalendarPlus,
  CircleHelp,
  CircleUser,
  History,
  IdCard,
  Keyboard,
  Layers,
  List,
  LogOut,
  Map as MapIcon,
  MapPin,
  MapPinPlus,
  Monitor,
  Moon,
  Plus,
  type Search,
  Sun,
  Upload,
  UserPlus,
  WandSparkles,
} from 'lucide-react';
import { can, type Right } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { findMatches } from '#engine/matching';
import { navigationFor } from '../components/navigation';
import type { ThemePreference } from '../ui/theme';
import { type NewThing, RIGHT_TO_MAKE } from './new-things';
import { type ShortcutId, shortcutsFor } from './shortcut-keys';

type Page =
  | ReturnType<typeof navigationFor>[number]['to']
  | '/account'
  | '/admin/organizations'
  | '/audit-log'
  | '/organizations/new'
  | '/help'
  | '/inbox';

export interface Command {
  section: 'Actions' | 'Go to' | 'Theme' | 'Account' | 'People' | 'Job sites' | 'Shift groups';
  /** Tells things of the same name apart. */
  id?: string;
  label: string;
  Icon: typeof Search;
  /** Other words that people may search for. */
  words?: string | undefined;
  shortcut?: ShortcutId | undefined;
  does:
    | { type: 'make'; thing: NewThing }
    | { type: 'shortcut'; id: ShortcutId }
    | { type: 'go'; to: Page; search?: { tab: 'requests' } | undefined }
    | { type: 'roster'; search: { find?: string; site?: string; filter?: string } }
    | { type: 'person'; employeeId: string }
    | { type: 'theme'; theme: ThemePreference }
    | { type: 'sign-out' };
}

type Made = Pick<Command, 'label' | 'Icon' | 'words'> & { thing: NewThing };

const MAKE: readonly Made[] = [
  { thing: 'shift', label: 'New shift', Icon: CalendarPlus, words: 'create add' },
  { thing: 'roster', label: 'Auto-Roster Wizard', Icon: WandSparkles, words: 'generate rota' },
  { thing: 'employee', label: 'Add employee', Icon: UserPlus, words: 'new person staff' },
  { thing: 'import', label: 'Import employees', Icon: Upload, words: 'csv spreadsheet' },
  { thing: 'group', label: 'Create shift group', Icon: Layers, words: 'new add team' },
  { thing: 'site', label: 'Add job site', Icon: MapPinPlus, words: 'new location place' },
];

type Keyed = Pick<Command, 'section' | 'label' | 'Icon' | 'words'> & { id: ShortcutId };

const KEYED: readonly Keyed[] = [
  { id: 'today', section: 'Actions', label: 'Go to today', Icon: CalendarArrowDown },
  { id: 'grid', section: 'Go to', label: 'Roster grid', Icon: CalendarDays, words: 'year' },
  { id: 'map', section: 'Go to', label: 'Roster map', Icon: MapIcon, words: 'where sites' },
  { id: 'list', section: 'Go to', label: 'Roster list', Icon: List, words: 'now next' },
  {
    id: 'help',
    section: 'Account',
    label: 'Keyboard shortcuts',
    Icon: Keyboard,
    words: 'keys help',
  },
];

type More = Pick<Command, 'label' | 'Icon' | 'words'> & { to: Page; right?: Right };

const PAGES: readonly More[] = [
  {
    to: '/organization',
    label: 'Organization',
    Icon: Building,
    words: 'organisation settings billing plan',
    right: 'see organisation',
  },
  {
    to: '/audit-log',
    label: 'Audit log',
    Icon: History,
    words: 'changes history who sign-ins activity',
    right: 'see audit log',
  },
  {
    to: '/admin/organizations',
    label: 'Organizations',
    Icon: Building2,
    words: 'organisations',
    right: 'manage organisations',
  },
  {
    to: '/organizations/new',
    label: 'New organisation',
    Icon: Plus,
    words: 'found create organization',
  },
  {
    to: '/inbox',
    label: 'Inbox',
    Icon: Bell,
    words: 'notices notifications messages changes',
    right: 'read own notices',
  },
  { to: '/account', label: 'Your account', Icon: CircleUser, words: 'profile password shortcuts' },
  { to: '/help', label: 'Help', Icon: CircleHelp, words: 'how does manual strategies' },
];

const THEMES: readonly { theme: ThemePreference; label: string; Icon: typeof Sun }[] = [
  { theme: 'light', label: 'Light theme', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', Icon: Moon },
  { theme: 'system', label: 'System theme', Icon: Monitor },
];

export function commandsFor(user: SessionUser): Command[] {
  const known = shortcutsFor(user);
  const keyed = KEYED.filter(({ id }) => known.some((shortcut) => shortcut.id === id)).map(
    ({ id, ...shown }): Command => ({ ...shown, shortcut: id, does: { type: 'shortcut', id } }),
  );
  const made = MAKE.filter(({ thing }) => can(user, RIGHT_TO_MAKE[thing])).map(
    ({ thing, ...shown }): Command => ({
      ...shown,
      section: 'Actions',
      shortcut: thing === 'shift' ? 'new-shift' : undefined,
      // The key's way: the new shift starts from the cell that has the focus.
      does: thing === 'shift' ? { type: 'shortcut', id: 'new-shift' } : { type: 'make', thing },
    }),
  );
  const pages = [
    ...navigationFor(user),
    ...PAGES.filter(({ right }) => right === undefined || can(user, right)),
  ].map(
    ({ to, label, Icon, ...more }): Command => ({
      section: 'Go to',
      label,
      Icon,
      words: 'words' in more ? more.words : undefined,
      does: { type: 'go', to, search: 'search' in more ? more.search : undefined },
    }),
  );
  const themes = THEMES.map(
    ({ theme, ...shown }): Command => ({
      ...shown,
      section: 'Theme',
      words: 'colours appearance mode',
      does: { type: 'theme', theme },
    }),
  );
  const logOut: Command = {
    section: 'Account',
    label: 'Logout',
    Icon: LogOut,
    words: 'sign out log out',
    does: { type: 'sign-out' },
  };
  const of = (section: Command['section']) => keyed.filter((each) => each.section === section);
  return [...made, ...of('Actions'), ...pages, ...of('Go to'), ...themes, ...of('Account'), logOut];
}

interface Things {
  people: readonly { id: string; name: string }[];
  sites: readonly { id: string; name: string }[];
  groups: readonly { id: string; name: string }[];
}

const MOST_THINGS = 8;

/** People, sites and groups whose name was typed. Each leads to its rows in the roster, and people to their page too. */
export function findThings({ people, sites, groups }: Things, typed: string): Command[] {
  if (typed.trim() === '') return [];
  const found = (things: Things['people']) =>
    findMatches(things, typed, ({ name }) => name).slice(0, MOST_THINGS);
  return [
    ...found(people).map(
      ({ id, name }): Command => ({
        id,
        section: 'People',
        label: name,
        Icon: CircleUser,
        does: { type: 'roster', search: { find: name } },
      }),
    ),
    ...found(people).map(
      ({ id, name }): Command => ({
        id: `page ${id}`,
        section: 'People',
        label: `Page of ${name}`,
        Icon: IdCard,
        does: { type: 'person', employeeId: id },
      }),
    ),
    ...found(sites).map(
      ({ id, name }): Command => ({
        id,
        section: 'Job sites',
        label: name,
        Icon: MapPin,
        does: { type: 'roster', search: { site: id } },
      }),
    ),
    ...found(groups).map(
      ({ id, name }): Command => ({
        id,
        section: 'Shift groups',
        label: name,
        Icon: Layers,
        does: { type: 'roster', search: { filter: id } },
      }),
    ),
  ];
}

/** Commands that contain every typed word. Those that begin with the first word come first. */
export function filterCommands(commands: readonly Command[], typed: string): Command[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = parts;
  if (first === undefined) return [...commands];
  const found = commands.filter(({ label, words = '' }) => {
    const text = `${label} ${words}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  const place = ({ label }: Command) => {
    const words = label.toLowerCase().split(/\s+/);
    if (words[0]?.startsWith(first)) return 0;
    return words.some((word) => word.startsWith(first)) ? 1 : 2;
  };
  return found.toSorted((one, other) => place(one) - place(other));
}
