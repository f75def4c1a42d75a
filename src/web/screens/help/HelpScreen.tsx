import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { AuditLogHelp } from './AuditLogHelp';
import { AutoRosterHelp, StrategiesHelp } from './AutoRosterHelp';
import { CoverHelp } from './CoverHelp';
import { DashboardHelp } from './DashboardHelp';
import {
  LeavingHelp,
  MyShiftsHelp,
  OrganizationsHelp,
  OwnDashboardHelp,
  ShortcutsHelp,
  SignInHelp,
  TimesHelp,
  ToldHelp,
} from './EveryoneHelp';
import { HoursHelp, OwnHoursHelp } from './HoursHelp';
import { LeaveHelp } from './LeaveHelp';
import { PatternsHelp } from './PatternsHelp';
import { PeopleHelp } from './PeopleHelp';
import { RosterHelp } from './RosterHelp';
import { RulesHelp } from './RulesHelp';
import { OwnSkillsHelp, SkillsHelp } from './SkillsHelp';
import { TimeHelp } from './TimeHelp';

interface HelpEntry {
  id: string;
  title: string;
  Part: ComponentType;
}

const ROSTER: readonly HelpEntry[] = [
  { id: 'dashboard', title: 'The dashboard', Part: DashboardHelp },
  { id: 'roster', title: 'The roster', Part: RosterHelp },
  { id: 'cover', title: 'Cover', Part: CoverHelp },
  { id: 'rules', title: 'Rules and checks', Part: RulesHelp },
  { id: 'people', title: 'People and job sites', Part: PeopleHelp },
  { id: 'time', title: 'Timesheets and pay', Part: TimeHelp },
  { id: 'hours', title: 'Contracts, hours and public holidays', Part: HoursHelp },
  { id: 'skills', title: 'Skills and licences', Part: SkillsHelp },
  { id: 'auto-roster', title: 'The Auto-Roster', Part: AutoRosterHelp },
  { id: 'patterns', title: 'Patterns', Part: PatternsHelp },
  { id: 'strategies', title: 'When someone already has a shift', Part: StrategiesHelp },
];

const OWN_SKILLS: HelpEntry = {
  id: 'skills',
  title: 'Skills and licences',
  Part: OwnSkillsHelp,
};

const TIMES: HelpEntry = { id: 'times', title: 'Times and daylight saving', Part: TimesHelp };

const OWN_HOURS: HelpEntry = {
  id: 'own-hours',
  title: 'Your contract and hours',
  Part: OwnHoursHelp,
};

const OWN_DASHBOARD: HelpEntry = {
  id: 'dashboard',
  title: 'The dashboard',
  Part: OwnDashboardHelp,
};

const OWN: HelpEntry = { id: 'my-shifts', title: 'My Shifts', Part: MyShiftsHelp };

const LEAVE: HelpEntry = { id: 'leave', title: 'Leave', Part: LeaveHelp };

const TOLD: HelpEntry = { id: 'told', title: 'How you are told', Part: ToldHelp };

const SIGN_IN: HelpEntry = { id: 'sign-in', title: 'Signing in safely', Part: SignInHelp };

const LOG: HelpEntry = { id: 'audit-log', title: 'The audit log', Part: AuditLogHelp };

const ORGANIZATIONS: HelpEntry = {
  id: 'organizations',
  title: 'Several organisations',
  Part: OrganizationsHelp,
};

const KEYS: HelpEntry = { id: 'shortcuts', title: 'Keyboard shortcuts', Part: ShortcutsHelp };

const LEAVING: HelpEntry = { id: 'leaving', title: 'Leaving and deleting', Part: LeavingHelp };

export function HelpScreen() {
  const sections = helpFor(useUser());
  return (
    <Page title="Help" subtitle="How Muster works, and how to get things done quickly">
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <HelpContents sections={sections} />
        <div className="flex max-w-2xl flex-col gap-10">
          {sections.map(({ id, title, Part }) => (
            <HelpSection key={id} id={id} title={title}>
              <Part />
            </HelpSection>
          ))}
        </div>
      </div>
    </Page>
  );
}

type HelpSectionProps = { id: string; title: string; children: ReactNode };

/** The scroll margin keeps the heading of an address with #id below the navigation. */
function HelpSection({ id, title, children }: HelpSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 leading-7 [&_h3]:mt-3 [&_h3]:font-semibold [&_li]:pl-1 [&_ul.plain]:list-disc [&_ul.plain]:space-y-1.5 [&_ul.plain]:pl-5 [&_ul.plain]:marker:text-muted"
    >
      <h2
        id={id}
        tabIndex={-1}
        className="scroll-mt-28 text-xl font-semibold tracking-tight outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

function HelpContents({ sections }: { sections: readonly HelpEntry[] }) {
  return (
    <nav
      aria-label="On this page"
      className="rounded-lg border border-line bg-surface p-2 lg:sticky lg:top-28 xl:top-20 print:hidden"
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/help"
              hash={id}
              // All of these links lead to the open page, so the router would mark them all as current.
              activeProps={{ 'aria-current': undefined }}
              className="flex min-h-11 items-center rounded-md px-2.5 text-muted hover:bg-subtle hover:text-text lg:min-h-8 lg:py-1.5 lg:text-sm lg:leading-snug"
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Employees read about their own shifts only. */
function helpFor(user: SessionUser): readonly HelpEntry[] {
  const plans = can(user, 'see roster') || can(user, 'run platform');
  const own = [SIGN_IN, ORGANIZATIONS, LEAVING, KEYS];
  if (!plans) return [OWN_DASHBOARD, OWN, LEAVE, TOLD, OWN_HOURS, OWN_SKILLS, TIMES, ...own];
  return [...ROSTER, TIMES, OWN, LEAVE, TOLD, ...(can(user, 'see audit log') ? [LOG] : []), ...own];
}
