import { Plus, TriangleAlert, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { useBoard } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchInput } from '../../../ui/SearchInput';
import { BoardSkeleton } from './BoardSkeleton';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupBoard } from './GroupBoard';
import { GroupFormDialog } from './GroupFormDialog';

type FormState = { opened: number; open: boolean; group?: ShiftGroup | undefined };

export function ShiftGroups() {
  const { board, error, isFetching, refetch } = useBoard();
  const [search, setSearch] = useState('');
  const [form, setForm] = useState<FormState>({ opened: 0, open: false });
  const [deleting, setDeleting] = useState<ShiftGroup>();
  const createButton = useRef<HTMLButtonElement>(null);

  const openForm = (group?: ShiftGroup) =>
    setForm(({ opened }) => ({ opened: opened + 1, open: true, group }));

  if (!board) {
    if (!error) return <BoardSkeleton />;
    return (
      <Card role="alert">
        <EmptyState
          icon={<TriangleAlert />}
          title="Failed to load shift groups"
          text={error.message}
          action={
            <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      </Card>
    );
  }

  const create = (
    <Button ref={createButton} variant="primary" onClick={() => openForm()}>
      <Plus aria-hidden="true" />
      Create Group
    </Button>
  );

  return (
    <div className="flex flex-col gap-4">
      {board.groups.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Users />}
            title="No shift groups yet"
            text="Groups are the teams you roster together: a crew, a ward, a night shift. Give each a colour, then drag people into it."
            action={create}
          />
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <SearchInput
              aria-label="Search people"
              placeholder="Search people"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="w-full sm:w-72"
            />
            {create}
          </div>
          <GroupBoard board={board} search={search} onEdit={openForm} onDelete={setDeleting} />
        </>
      )}
      <GroupFormDialog
        key={form.opened}
        open={form.open}
        group={form.group}
        groupCount={board.groups.length}
        onClose={() => setForm((current) => ({ ...current, open: false }))}
        focusFallback={createButton}
      />
      <DeleteGroupDialog
        group={deleting}
        onClose={() => setDeleting(undefined)}
        focusFallback={createButton}
      />
    </div>
  );
}
