import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarHeart, GraduationCap, Palmtree, Scale, UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useUser } from '../../data/session';
import { Skeleton } from '../../ui/Skeleton';
import { TabPanel, Tabs } from '../../ui/Tabs';

const TITLE = 'Rules';

const TABS = [
  { value: 'rules', label: 'Rules', icon: <Scale aria-hidden="true" /> },
  { value: 'cover', label: 'Cover', icon: <UsersRound aria-hidden="true" /> },
  { value: 'skills', label: 'Skills', icon: <GraduationCap aria-hidden="true" /> },
  { value: 'leave', label: 'Leave', icon: <Palmtree aria-hidden="true" /> },
  { value: 'holidays', label: 'Holidays', icon: <CalendarHeart aria-hidden="true" /> },
] as const;

const CONTENT = {
  rules: lazyRouteComponent(() => import('./book/BookTab'), 'BookTab'),
  cover: lazyRouteComponent(() => import('./cover/CoverTab'), 'CoverTab'),
  skills: lazyRouteComponent(() => import('./skills/SkillsTab'), 'SkillsTab'),
  leave: lazyRouteComponent(() => import('./leave/LeaveTab'), 'LeaveTab'),
  holidays: lazyRouteComponent(() => import('./holidays/HolidaysTab'), 'HolidaysTab'),
};

export function RulesScreen() {
  if (can(useUser(), 'see rules')) return <Rules />;
  return (
    <Page title={TITLE}>
      <Forbidden sentence="Only managers, admins and owners can see the rules." />
    </Page>
  );
}

function Rules() {
  const { tab = 'rules' } = useSearch({ from: '/signed-in/rules' });
  const navigate = useNavigate({ from: '/rules' });
  const Content = CONTENT[tab];
  return (
    <Page title={TITLE} subtitle={PAGE_INTROS['/rules']()}>
      <Tabs
        label={TITLE}
        tabs={TABS}
        value={tab}
        onValueChange={(chosen) =>
          navigate({ search: { tab: chosen === 'rules' ? undefined : chosen } })
        }
      >
        <TabPanel value={tab}>
          <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
            <Content />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Page>
  );
}
