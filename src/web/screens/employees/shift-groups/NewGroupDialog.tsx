import { useRef } from 'react';
import { useShiftGroups } from '../../../data/shift-groups';
import { GroupFormDialog } from './GroupFormDialog';

type NewGroupDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Opens once the groups are known: the form proposes the last place. */
export function NewGroupDialog(props: NewGroupDialogProps) {
  const { data: groups, isPending } = useShiftGroups();
  const nowhere = useRef<HTMLElement>(null);
  if (isPending) return null;
  return (
    <GroupFormDialog {...props} group={undefined} groups={groups ?? []} focusFallback={nowhere} />
  );
}
