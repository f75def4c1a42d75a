import type { ComponentProps } from 'react';
import { TeamPeople } from './TeamPeople';

type UnassignedPeopleProps = Omit<ComponentProps<typeof TeamPeople>, 'label'>;

export function UnassignedPeople(props: UnassignedPeopleProps) {
  return (
    <section
      aria-label="Unassigned"
      tabIndex={-1}
      className="rounded-lg border border-dashed border-line-strong bg-surface p-3 outline-none"
    >
      <h5 className="mb-1 font-medium">
        Unassigned <span className="text-sm text-muted tabular-nums">{props.people.length}</span>
      </h5>
      <TeamPeople label="no team" {...props} />
    </section>
  );
}
