import { useNavigate, useSearch } from '@tanstack/react-router';
import { Layers, Plus, RotateCw, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { can } from '#contract/rights';
import { useDialog } from '../../../components/use-dialog';
import { useSearchText } from '../../../components/use-search-text';
import { useUser } from '../../../data/session';
import { useBoard } from '../../../data/shift-groups';
import { ApiError } from '../../../platform/api';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { SearchInput } from '../../../ui/SearchInput';
import { Skeleton } from '../../../ui/Skeleton';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupBoard } from './GroupBoard';
import { GroupFormDialog } from './GroupFormDialog';
import { GroupOverview } from './GroupOverview';

/** People on each card of the skeleton. */
const CARDS = [4, 7, 6, 8];

/** Managers see the groups but can't change them. */
export function ShiftGroupsTab() {
  const mayChange = can(useUser(), 'manage shift groups');
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
          text={error instanceof ApiError ? error.sentence : 'Try again in a moment.'}
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
            text={
              mayChange
                ? 'Groups are the teams you roster together: a ward, a depot, a night shift. Give each a colour, then drag people into it.'
                : 'Groups are the teams you roster together. An admin or owner can create them.'
            }
            action={mayChange && create}
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
            {mayChange ? (
              create
            ) : (
              <p className="text-sm text-muted">Only admins and owners can change shift groups.</p>
            )}
          </div>
          {mayChange ? (
            <GroupBoard board={board} search={wanted} onEdit={form.show} onDelete={deletion.show} />
          ) : (
            <GroupOverview board={board} search={wanted} />
          )}
        </>
      )}
      {form.subject && (
        <GroupFormDialog
          key={`form ${form.turn}`}
          open={form.open}
          onOpenChange={form.onOpenChange}
          group={form.subject === 'new' ? undefined : form.subject}
          groups={board.groups}
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

function BoardSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading shift groups...</span>
      <div className="flex flex-wrap justify-between gap-3">
        <Skeleton className="h-11 w-full sm:h-9 sm:w-72" />
        <Skeleton className="h-11 w-full sm:h-9 sm:w-36" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4">
        {CARDS.map((rows, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div key={card} className="rounded-lg border border-line bg-surface p-4 shadow-card">
            <Skeleton className="w-32" />
            <Skeleton className="mt-2 h-3 w-20" />
            <div className="mt-4 flex flex-col gap-3">
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change
                <div key={row} className="flex h-8 items-center gap-2.5 sm:h-6">
                  <Skeleton className="size-6 rounded-full" />
                  <Skeleton className="w-3/5" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
