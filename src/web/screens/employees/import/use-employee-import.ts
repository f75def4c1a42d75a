import { useMemo, useState } from 'react';
import type { importEmployees } from '#contract/api/employees';
import type { ResponseOf } from '#contract/endpoint';
import { newPassword } from '#contract/fields';
import { counted } from '#engine/counted';
import { useImportCheck, useImportEmployees } from '../../../data/employees';
import { toastFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';
import { checkRows, judgeRows, rowsToAsk, rowsToImport } from './check-rows';
import type { EmployeesFile } from './read-employees-file';

export interface OpenedFile extends EmployeesFile {
  /** New for each opening: the same file may have been fixed since. */
  id: number;
  name: string;
}

type Answer = ResponseOf<typeof importEmployees>;

export function useEmployeeImport(file: OpenedFile | undefined, open: boolean, onDone: () => void) {
  const [password, setPassword] = useState('');
  const [inviting, setInviting] = useState(true);
  const [creatingFor, setCreatingFor] = useState<OpenedFile>();
  const [refused, setRefused] = useState<Answer>();
  const checked = useMemo(() => checkRows(file?.rows ?? []), [file]);
  const toAsk = useMemo(() => rowsToAsk(checked), [checked]);
  const { mutateAsync, isPending } = useImportEmployees();
  // The server would find every address taken if asked during the save.
  const check = useImportCheck(file?.id, toAsk, open && !isPending);

  const passwordFault = newPassword.safeParse(password).error?.issues[0]?.message;
  const fromServer = refused ?? check.data;
  const createGroups = file !== undefined && creatingFor === file;
  const rows = useMemo(() => {
    const told = fromServer?.problems ?? [];
    const left = createGroups ? told.filter(({ field }) => field !== 'shift_group') : told;
    return judgeRows(checked, left, passwordFault === undefined);
  }, [checked, passwordFault, fromServer, createGroups]);
  const faulty = rows.filter(({ problems }) => problems.length > 0);
  const waiting = rows.filter(({ waits }) => waits).length;
  const answered = toAsk.length === 0 || fromServer !== undefined;

  async function save() {
    try {
      const answer = await mutateAsync({
        rows: rowsToImport(checked, password),
        createGroups,
        sendInvitations: inviting,
      });
      const { created, problems } = answer;
      if (problems.length > 0) {
        setRefused(answer);
        toast({
          tone: 'destructive',
          title: 'Failed to import employees',
          description:
            'Something changed since the check, so nothing was saved. See the rows below.',
        });
        return;
      }
      onDone();
      toast({
        title: `${counted(created, 'employee')} imported`,
        description: inviting
          ? "We'll email each of them a link to set a password."
          : 'Pass on the temporary passwords. Everyone chooses their own when they first sign in.',
      });
    } catch (error) {
      toastFailure('Failed to import employees', error);
    }
  }

  function checkAgain() {
    setRefused(undefined);
    void check.refetch();
  }

  return {
    rows,
    faulty,
    waiting,
    password,
    setPassword,
    inviting,
    setInviting,
    /** Groups of this file; named only to people who may create them. */
    missingGroups: fromServer?.missingGroups ?? [],
    createGroups,
    setCreateGroups: (create: boolean) => setCreatingFor(create ? file : undefined),
    passwordFault: password === '' ? undefined : passwordFault,
    passwordsMissing: checked.filter(({ needsPassword }) => needsPassword).length,
    checking: !answered && check.isFetching,
    checkError: answered ? null : check.error,
    checkAgain,
    mayImport: answered && rows.length > 0 && faulty.length === 0 && waiting === 0,
    importing: isPending,
    save,
  };
}

export type EmployeeImport = ReturnType<typeof useEmployeeImport>;
