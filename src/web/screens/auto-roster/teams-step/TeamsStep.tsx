import { Layers, User, UserPlus } from 'lucide-react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useEmployees } from '../../../data/employees';
import { useShiftGroups } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ColorDot } from '../../../ui/ColorDot';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import type { StepProps } from '../wizard/wizard-state';
import { PeopleChoice } from './PeopleChoice';
import { TeamAssignmentSection } from './TeamAssignmentSection';
import { changeMode, chooseGroups, choosePeople } from './teams';

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
        title="Nobody to roster yet"
        text="Close the wizard and add your people first."
      />
    );
  }

  const { teams, template } = state;
  const people = employees.data;
  const templateTeams = template.selectedTemplate?.teams.length ?? 1;
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

type GroupChoiceProps = {
  groups: readonly ShiftGroup[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
  onManual: () => void;
};

function GroupChoice({ groups, chosenIds, onChoose, onManual }: GroupChoiceProps) {
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<Layers />}
        title="No shift groups yet"
        text="You create groups on the Employees page. For now, pick people one by one."
        action={<Button onClick={onManual}>Manual Selection</Button>}
        className="py-8"
      />
    );
  }
  const chosen = new Set(chosenIds);
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      <legend className="sr-only">Shift groups</legend>
      {groups.map(({ id, name, color_hex, member_count }) => (
        <label
          key={id}
          htmlFor={`wizard-group-${id}`}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border bg-surface px-3 py-2 transition-colors sm:text-sm',
            chosen.has(id)
              ? 'border-brand bg-brand-soft/50'
              : 'border-line hover:border-line-strong',
          )}
        >
          <Checkbox
            id={`wizard-group-${id}`}
            checked={chosen.has(id)}
            onChange={({ target }) =>
              // Groups keep their order, whatever the order of the clicks: group i is team i.
              onChoose(
                groups
                  .map((group) => group.id)
                  .filter((other) => (other === id ? target.checked : chosen.has(other))),
              )
            }
          />
          <ColorDot color={color_hex} />
          <span className="min-w-0 flex-1 truncate" title={name}>
            {name}
          </span>
          <span className="text-sm text-muted tabular-nums">
            {counted(member_count, 'person', 'people')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
