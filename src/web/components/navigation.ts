import {
  ArrowLeftRight,
  CalendarDays,
  CalendarRange,
  Clock,
  Grid3x3,
  Inbox,
  LayoutDashboard,
  MapPin,
  Palmtree,
  Scale,
  ServerCog,
  Users,
} from 'lucide-react';
import { can, type Right } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';

type NavigationLink = {
  to:
    | '/dashboard'
    | '/employees'
    | '/roster'
    | '/sites'
    | '/organization'
    | '/platform'
    | '/my-shifts'
    | '/leave'
    | '/requests'
    | '/rules'
    | '/time'
    | '/patterns';
  label: string;
  Icon: typeof Users;
  /** The organisation's page has two tabs for those who run the platform. */
  search?: { tab: 'requests' };
  /** Without a right, everyone who is signed in sees the link. */
  right?: Right;
};

const LINKS: readonly NavigationLink[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/employees', label: 'Employees', Icon: Users, right: 'manage employees' },
  { to: '/roster', label: 'Roster', Icon: CalendarRange, right: 'see roster' },
  { to: '/sites', label: 'Sites', Icon: MapPin, right: 'manage job sites' },
  {
    to: '/organization',
    search: { tab: 'requests' },
    label: 'Signup Requests',
    Icon: Inbox,
    right: 'run platform',
  },
  { to: '/platform', label: 'Platform Admin', Icon: ServerCog, right: 'run platform' },
  { to: '/my-shifts', label: 'My Shifts', Icon: CalendarDays },
  { to: '/requests', label: 'Requests', Icon: ArrowLeftRight, right: 'make requests' },
  { to: '/leave', label: 'Leave', Icon: Palmtree, right: 'make requests' },
  { to: '/rules', label: 'Rules', Icon: Scale, right: 'see rules' },
  { to: '/time', label: 'Time', Icon: Clock, right: 'manage time' },
  { to: '/patterns', label: 'Patterns', Icon: Grid3x3, right: 'generate roster' },
];

export function navigationFor(user: SessionUser): readonly NavigationLink[] {
  return LINKS.filter(({ right }) => right === undefined || can(user, right));
}

/** '/' shows the dashboard too. */
export function isCurrent(link: NavigationLink, pathname: string): boolean {
  return link.to === (pathname.replace(/\/+$/, '') || '/dashboard');
}

/** The badge's text; null for an account without an organisation. */
export function roleLabel(user: SessionUser): string | null {
  return user.role ?? (can(user, 'run platform') ? 'super admin' : null);
}
