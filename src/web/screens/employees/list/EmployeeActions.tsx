import { Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Tooltip } from '../../../ui/Tooltip';
import { whyNotDelete, whyNotEdit } from './manageable';

type ActionButtonProps = {
  label: string;
  /** Why it cannot be done; the button stays in the tab order, so that everybody learns of it. */
  refusal: string | undefined;
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
};

type EmployeeActionsProps = {
  employee: Employee;
  user: SessionUser;
  onEdit: (employee: Employee) => void;
  /** True when the row is on its way out of the list. */
  onDelete: (employee: Employee) => Promise<boolean>;
};

/** The focus of a removed row would fall to the start of the page. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus();
}

export function EmployeeActions({ employee, user, onEdit, onDelete }: EmployeeActionsProps) {
  async function remove(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    if (await onDelete(employee)) focusNeighbour(button);
  }
  return (
    <div className="flex justify-end gap-1">
      <ActionButton
        label={`Edit ${employee.name}`}
        refusal={whyNotEdit(user, employee)}
        onSelect={() => onEdit(employee)}
      >
        <Pencil aria-hidden="true" />
      </ActionButton>
      <ActionButton
        label={`Delete ${employee.name}`}
        refusal={whyNotDelete(user, employee)}
        onSelect={(event) => void remove(event)}
      >
        <Trash2 aria-hidden="true" />
      </ActionButton>
    </div>
  );
}

function ActionButton({ label, refusal, onSelect, children }: ActionButtonProps) {
  if (refusal === undefined) {
    return (
      <IconButton size="sm" label={label} onClick={onSelect}>
        {children}
      </IconButton>
    );
  }
  return (
    <Tooltip content={refusal}>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={label}
        aria-disabled="true"
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
      >
        {children}
      </Button>
    </Tooltip>
  );
}
