import { Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Tooltip } from '../../../ui/Tooltip';
import { useEmployeeActions, whyNotDelete, whyNotEdit } from './employee-actions';

type EmployeeButtonsProps = { employee: Employee; user: SessionUser };

export function EmployeeButtons({ employee, user }: EmployeeButtonsProps) {
  const { edit, remove } = useEmployeeActions();

  async function removeRow(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget;
    if (await remove(employee)) focusNeighbour(button);
  }

  return (
    <div className="flex justify-end gap-1">
      <ActionButton
        label={`Edit ${employee.name}`}
        refusal={whyNotEdit(user, employee)}
        onSelect={() => edit(employee)}
      >
        <Pencil aria-hidden="true" />
      </ActionButton>
      <ActionButton
        label={`Delete ${employee.name}`}
        refusal={whyNotDelete(user, employee)}
        onSelect={(event) => void removeRow(event)}
      >
        <Trash2 aria-hidden="true" />
      </ActionButton>
    </div>
  );
}

/** The focus of a removed row would fall to the start of the page. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus();
}

type ActionButtonProps = {
  label: string;
  /** A refused button stays in the tab order, so that everyone learns the reason. */
  refusal: string | undefined;
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
};

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
