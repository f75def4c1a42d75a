import { Layers, User, UserPlus } from 'lucide-react';
import { contentOf } from '#contract/template-content';
import { LoadFailure } from '../../../components/LoadFailure';
import { useEmployees } from '../../../data/employees';
import { useShiftGroups } from '../../../data/shift-groups';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import type { StepProps } from '../wizard/wizard-state';
import { GroupChoice } from './GroupChoice';
import { PeopleChoice } from './PeopleChoice';
import { TeamAssignmentSection } from './TeamAssignmentSection';
import { changeMode, chooseGroups, choosePeople } from './team-changes';

const TABS = [
  {
    value: 'groups',
    label: 'By Shift Groups',
    icon: <Layers aria-hidden="true" className="max-sm:hidden" />,
  },
  {
    value: 'manual',
    label: 'Manual Selection',
    icon: <User aria-hidden="true" className="max-sm:hidden" />,
  },
] as const;

export function TeamsStep({ state, change }: StepProps) {
  const employees = useEmployees();
  const groups = useShiftGroups();
  const unread = [employees, groups].filter(({ data }) => !data);
  if (unread.some(({ isError }) => isError)) {
    return <LoadFailure title="Failed to load people and groups" queries={unread} />;
  }
  if (!employees.data || !groups.data) return <Skeleton className="h-96" />;
  if (employees.data.length === 0) {
    return (
      <EmptyState
        icon={<UserPlus />}
        title="Nobody to plan for yet"
        text="Close the wizard and add the people who work for you first."
      />
    );
  }

  const { teams, template } = state;
  const people = employees.data;
  const templateTeams = template.selectedTemplate
    ? contentOf(template.selectedTemplate).teams.length
    : 1;
  return (
    <div className="flex flex-col gap-6">
      <Tabs
        label="How people are chosen"
        tabs={TABS}
        value={teams.teamMode}
        onValueChange={(mode) => change('teams', changeMode(teams, mode, people))}
      >
        <TabPanel value="groups">
          <GroupChoice
            groups={groups.data}
            chosenIds={teams.selectedGroupIds}
            onChoose={(ids) => change('teams', chooseGroups(teams, ids, people, templateTeams))}
            onManual={() => change('teams', changeMode(teams, 'manual', people))}
          />
        </TabPanel>
        <TabPanel value="manual">
          <PeopleChoice
            employees={people}
            chosenIds={teams.selectedEmployeeIds}
            onChoose={(ids) => change('teams', choosePeople(teams, ids, people))}
          />
        </TabPanel>
      </Tabs>
      <TeamAssignmentSection state={state} change={change} employees={people} />
    </div>
  );
}
