import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { agree, counted, formatCount } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { NoPeople } from '../../../components/NoPeople';
import { useDialog } from '../../../components/use-dialog';
import { useSearchText } from '../../../components/use-search-text';
import { useWideScreen } from '../../../components/use-wide-screen';
import {
  countEmployeeShifts,
  undoRemoval,
  useEmployees,
  useRemoveEmployees,
} from '../../../data/employees';
import { useUser } from '../../../data/session';
import { useMoveEmployees } from '../../../data/shift-groups';
import { toastWithUndo } from '../../../data/undo';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { toastStore } from '../../../ui/toast-store';
import { EditEmployeeDialog } from '../form/EditEmployeeDialog';
import { EmployeeCards } from './EmployeeCards';
import { EmployeeFilters } from './EmployeeFilters';
import { EmployeeSelectionBar } from './EmployeeSelectionBar';
import { EmployeesSkeleton, EmployeeTable } from './EmployeeTable';
import { EmployeeActionsContext, whyNotDelete } from './employee-actions';
import { type EmployeeFilter, filterEmployees } from './filter-employees';
import { nextSort, readSort, sortEmployees } from './sort-employees';

const EVERYONE: EmployeeFilter = { search: undefined, role: undefined, group: undefined };
const NOBODY: readonly Employee[] = [];

export function EmployeesTab() {
  const editing = useDialog<Employee>();
  const removeMany = useRemoval();
  const move = useGroupMove();
  const actions = useMemo(
    () => ({
      edit: editing.show,
      remove: (employee: Employee) => removeMany([employee]),
      removeMany,
      move,
    }),
    [editing.show, removeMany, move],
  );
  return (
    <EmployeeActionsContext value={actions}>
      <EmployeeList />
      {editing.subject && (
        <EditEmployeeDialog
          key={`edit ${editing.turn}`}
          employee={editing.subject}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </EmployeeActionsContext>
  );
}

function EmployeeList() {
  const {
    search: inAddress = '',
    role,
    group,
    sort: sortText,
  } = useSearch({ from: '/signed-in/employees' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const changeFilter = useChangeFilter();
  const wide = useWideScreen();
  const employees = useEmployees();
  const { data, error } = employees;
  const [search, setSearch] = useSearchText(inAddress, (text) =>
    changeFilter({ search: text || undefined }, true),
  );
  const wanted = useDeferredValue(search);
  const sort = useMemo(() => readSort(sortText), [sortText]);
  const found = useMemo(
    () =>
      data ? sortEmployees(filterEmployees(data, { search: wanted, role, group }), sort) : NOBODY,
    [data, wanted, role, group, sort],
  );
  const user = useUser();
  const selectable = found.filter((employee) => whyNotDelete(user, employee) === undefined);
  // Who is filtered out or gone by now isn't touched by what is done with the selected.
  const selected = selectable.filter(({ id }) => selection.has(id));
  const select = useCallback((ids: readonly string[], on: boolean) => {
    setSelection((before) => {
      const after = new Set(before);
      for (const id of ids) on ? after.add(id) : after.delete(id);
      return after;
    });
  }, []);

  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to load employees" queries={[employees]} />
      </Card>
    );
  }
  if (data?.length === 0) {
    return (
      <NoPeople
        title="No employees found."
        text="Add your people one by one, or import them all from a spreadsheet."
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <EmployeeFilters
          filter={{ search, role, group }}
          onSearch={setSearch}
          onFilter={changeFilter}
        />
        <p aria-live="polite" className="min-h-5 text-sm text-muted tabular-nums">
          {data ? foundText(found.length, data.length) : <Skeleton className="w-24" />}
        </p>
      </div>
      {!data && <EmployeesSkeleton wide={wide} />}
      {data && found.length === 0 && <NoMatchingEmployees onClear={() => changeFilter(EVERYONE)} />}
      {data && found.length > 0 && wide && (
        <EmployeeTable
          employees={found}
          sort={sort}
          onSort={(column) => changeFilter({ sort: nextSort(sort, column) }, true)}
          selected={selection}
          onSelect={select}
        />
      )}
      {data && found.length > 0 && !wide && <EmployeeCards employees={found} />}
      {wide && selected.length > 0 && (
        <EmployeeSelectionBar selected={selected} onClear={() => setSelection(new Set())} />
      )}
    </div>
  );
}

function useChangeFilter() {
  const navigate = useNavigate({ from: '/employees' });
  return (change: EmployeeFilter & { sort?: string | undefined }, replace = false) =>
    void navigate({
      search: (current) => ({ ...current, ...change }),
      replace,
      resetScroll: false,
    });
}

/** '60 employees', '1 employee', '3 of 60 employees'. */
function foundText(shown: number, total: number): string {
  const all = counted(total, 'employee');
  return shown === total ? all : `${formatCount(shown)} of ${all}`;
}

function useRemoval() {
  const { mutateAsync } = useRemoveEmployees();
  return useCallback(
    async (employees: readonly Employee[]): Promise<boolean> => {
      if (!window.confirm(await removalQuestion(employees))) return false;
      mutateAsync(employees.map(({ id }) => id)).then(
        ({ removed, undo_id }) => {
          toastStore.dismissTitled(FAILED_TO_DELETE);
          const title = agree(
            removed,
            'Employee deleted successfully',
            `${counted(removed, 'employee')} deleted`,
          );
          toastWithUndo({ title }, () => void undoRemoval(undo_id));
        },
        (error) => toastFailure(FAILED_TO_DELETE, error),
      );
      return true;
    },
    [mutateAsync],
  );
}

const FAILED_TO_DELETE = 'Failed to delete employee';

async function removalQuestion([first, ...others]: readonly Employee[]): Promise<string> {
  if (!first || others.length > 0) {
    return `Are you sure you want to delete ${counted(others.length + 1, 'employee')}?\n\nTheir future shifts will be deleted too. Past shifts stay.`;
  }
  const question = `Are you sure you want to delete ${first.name}?`;
  const shifts = await countEmployeeShifts(first.id);
  if (shifts === 0) return question;
  return `${question}\n\n${counted(shifts, 'future shift')} will be deleted too. Past shifts stay.`;
}

function useGroupMove() {
  const { mutateAsync } = useMoveEmployees();
  return useCallback(
    (employees: readonly Employee[], to: ShiftGroup | null) => {
      const before = employees.map(({ id, shift_group }) => ({
        employeeId: id,
        groupId: shift_group?.id ?? null,
      }));
      const moves = before.map(({ employeeId }) => ({ employeeId, groupId: to?.id ?? null }));
      const failed = (error: unknown) => toastFailure('Failed to assign employee', error);
      mutateAsync(moves).then(({ moved }) => {
        const title = `Moved ${counted(moved, 'employee')} to ${to?.name ?? 'Unassigned'}`;
        toastWithUndo({ title }, () => void mutateAsync(before).catch(failed));
      }, failed);
    },
    [mutateAsync],
  );
}

function NoMatchingEmployees({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="No employees found."
        text="Nobody matches this search and these filters."
        action={<Button onClick={onClear}>Show all employees</Button>}
      />
    </Card>
  );
}
