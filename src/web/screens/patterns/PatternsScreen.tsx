import { useNavigate, useSearch } from '@tanstack/react-router';
import { DraftingCompass, LayoutGrid } from 'lucide-react';
import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useUser } from '../../data/session';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { Designer } from './designer/Designer';
import { DoctorPage } from './doctor/DoctorPage';
import { PatternLibrary } from './library/PatternLibrary';

const TITLE = 'Patterns';

const TABS = [
  { value: 'library', label: 'Patterns', icon: <LayoutGrid aria-hidden="true" /> },
  { value: 'design', label: 'Design one', icon: <DraftingCompass aria-hidden="true" /> },
] as const;

export function PatternsScreen() {
  const user = useUser();
  const { template } = useSearch({ from: '/signed-in/patterns' });
  if (!can(user, 'generate roster')) {
    return (
      <Page title={TITLE}>
        <Forbidden sentence="Only managers, admins and owners can see the patterns." />
      </Page>
    );
  }
  return template ? <DoctorPage key={template} templateId={template} /> : <Choices />;
}

function Choices() {
  const { tab = 'library' } = useSearch({ from: '/signed-in/patterns' });
  const navigate = useNavigate({ from: '/patterns' });
  return (
    <Page title={TITLE} subtitle={PAGE_INTROS['/patterns']()}>
      <Tabs
        label={TITLE}
        tabs={TABS}
        value={tab}
        onValueChange={(chosen) =>
          void navigate({ search: { tab: chosen === 'design' ? chosen : undefined } })
        }
      >
        <TabPanel value="library">
          <PatternLibrary />
        </TabPanel>
        <TabPanel value="design">
          <Designer />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
