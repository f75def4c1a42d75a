import { useNavigate, useSearch } from '@tanstack/react-router';
import { Layers, Plus, RotateCw, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { useDialog } from '../../../components/use-dialog';
import { useSearchText } from '../../../components/use-search-text';
import { useBoard } from '../../../data/shift-groups';
import { ApiError } from '../../../platform/api';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchInput } from '../../../ui/SearchInput';
import { BoardSkeleton } from './BoardSkeleton';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupBoard } from './GroupBoard';
import { GroupFormDialog } from './GroupFormDialog';

export function ShiftGroups() {
  const { board, error, isFetching, refetch } = useBoard();
  const inAddress = useSearch({ from: '/signed-in/employees' }).search ?? '';
  const navigate = useNavigate({ from: '/employees' });
  const [search, setSearch] = useSearchText(inAddress, (text) => {
    void navigate({
      search: (current) => ({ ...current, search: text || undefined }),
      replace: true,
      resetScroll: false,
    });
  });
  const wanted = useDeferredValue(search.trim());
  const form = useDialog<ShiftGroup | 'new'>();
  const deletion = useDialog<ShiftGroup>();
  const createButton = useRef<HTMLButtonElement>(null);

  if (!board) {
    if (!error) return <BoardSkeleton />;
    return (
      <Card role="alert">
        <EmptyState
          icon={<TriangleAlert />}
          title="Failed to load shift groups"
          text={error instanceof ApiError ? error.sentence : 'Please try again.'}
          action={
            <Button pending={isFetching} onClick={() => void refetch()}>
              {!isFetching && <RotateCw aria-hidden="true" />}
              Try again
            </Button>
          }
        />
      </Card>
    );
  }

  const create = (
    <Button
      ref={createButton}
      variant="primary"
      className="grow sm:grow-0"
      onClick={() => form.show('new')}
    >
      <Plus aria-hidden="true" />
      Create Group
    </Button>
  );

  return (
    <div className="flex flex-col gap-4">
      {board.groups.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Layers />}
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
          <GroupBoard board={board} search={wanted} onEdit={form.show} onDelete={deletion.show} />
        </>
      )}
      {form.subject && (
        <GroupFormDialog
          key={`form ${form.turn}`}
          open={form.open}
          onOpenChange={form.onOpenChange}
          group={form.subject === 'new' ? undefined : form.subject}
          groupCount={board.groups.length}
          focusFallback={createButton}
        />
      )}
      {deletion.subject && (
        <DeleteGroupDialog
          key={`delete ${deletion.turn}`}
          open={deletion.open}
          onOpenChange={deletion.onOpenChange}
          group={deletion.subject}
          focusFallback={createButton}
        />
      )}
    </div>
  );
}
