import { useMemo, useState } from 'react';
import type { importEmployees } from '#contract/api/employees';
import type { ResponseOf } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { type ImportRowInput, useImportCheck, useImportEmployees } from '../../../data/employees';
import { useEmailsReachPeople } from '../../../data/installation';
import { toastFailure } from '../../../platform/failure';
import { saveCsv } from '../../../platform/save-file';
import { toast } from '../../../ui/toast-store';
import { generatePassword } from '../form/generate-password';
import { checkRows, type JudgedRow, judgeRows, rowsToAsk, rowsToImport } from './check-rows';
import type { Column, Target } from './columns';
import { type Fixes, mapRows } from './map-rows';
import type { EmployeesFile } from './read-employees-file';

export interface OpenedFile extends EmployeesFile {
  /** New for each opening: the same file may have been fixed since. */
  id: number;
  name: string;
  /** What its columns are, as guessed or as the person said. */
  targets: readonly Target[];
}

type Answer = ResponseOf<typeof importEmployees>;
const NOTHING_SAID = { problems: [], existing: [] };
const NO_FIXES: Fixes = new Map();

export function useEmployeeImport(file: OpenedFile | undefined, open: boolean, onDone: () => void) {
  // Nobody would get a link, nor a password, where emails reach nobody.
  const emailed = useEmailsReachPeople();
  const [chosen, setInviting] = useState<boolean>();
  const inviting = chosen ?? emailed;
  const [updating, setUpdating] = useState(false);
  const [leavingOut, setLeavingOut] = useState(false);
  const [creatingFor, setCreatingFor] = useState<number>();
  const [fixed, setFixed] = useState({ fileId: 0, fixes: NO_FIXES });
  const fixes = fixed.fileId === file?.id ? fixed.fixes : NO_FIXES;

  const checked = useMemo(
    () => (file ? checkRows(mapRows(file, file.targets, fixes)) : []),
    [file, fixes],
  );
  const toAsk = useMemo(() => rowsToAsk(checked), [checked]);
  const { mutateAsync, isPending } = useImportEmployees();
  const existing = updating ? 'update' : 'skip';
  // The server would find everyone here already if asked during the save.
  const check = useImportCheck(file?.id, { rows: toAsk, existing }, open && !isPending);

  const fromServer = check.data;
  const createGroups = file !== undefined && creatingFor === file.id;
  const rows = useMemo(() => {
    const told = fromServer ?? NOTHING_SAID;
    const problems = createGroups
      ? told.problems.filter(({ field }) => field !== 'shift_group')
      : told.problems;
    return judgeRows(checked, { problems, existing: told.existing });
  }, [checked, fromServer, createGroups]);
  const faulty = rows.filter(({ problems }) => problems.length > 0);
  const here = rows.filter((row) => row.here && row.problems.length === 0);
  const answered = toAsk.length === 0 || fromServer !== undefined;
  const going = leavingOut ? rows.filter(({ problems }) => problems.length === 0) : rows;
  const added = going.filter((row) => !row.here).length;
  const updated = updating ? going.filter((row) => row.here).length : 0;

  function fix({ number }: JudgedRow, column: Column, text: string) {
    const own = { ...fixes.get(number), [column]: text.trim() };
    setFixed({ fileId: file?.id ?? 0, fixes: new Map(fixes).set(number, own) });
  }

  async function save() {
    const sent = rowsToImport(going, inviting, generatePassword);
    try {
      const answer = await mutateAsync({
        rows: sent,
        existing,
        createGroups,
        sendInvitations: inviting,
      });
      if (answer.problems.length > 0) {
        void check.refetch();
        toast({
          tone: 'destructive',
          title: 'Failed to import employees',
          description:
            'Something changed since the check, so nothing was saved. See the rows below.',
        });
        return;
      }
      onDone();
      if (!inviting && added > 0) {
        const fresh = sent.filter((_, index) => !going[index]?.here);
        saveCsv('temporary-passwords.csv', passwordList(fresh));
      }
      toast({ title: doneText(answer), description: nextText(inviting, emailed, added) });
    } catch (error) {
      toastFailure('Failed to import employees', error);
    }
  }

  return {
    rows,
    faulty,
    here: here.length,
    fix,
    fixedRows: fixes,
    inviting,
    setInviting,
    updating,
    setUpdating,
    leavingOut: leavingOut && faulty.length > 0,
    setLeavingOut,
    /** Groups of this file; named only to people who may create them. */
    missingGroups: fromServer?.missingGroups ?? [],
    createGroups,
    setCreateGroups: (create: boolean) => setCreatingFor(create ? file?.id : undefined),
    checking: !answered && check.isFetching,
    checkError: answered ? null : check.error,
    checkAgain: () => void check.refetch(),
    added,
    updated,
    mayImport: answered && added + updated > 0 && (leavingOut || faulty.length === 0),
    importing: isPending,
    save,
  };
}

export type EmployeeImport = ReturnType<typeof useEmployeeImport>;

function doneText({ created, updated, skipped }: Answer): string {
  return [
    `${counted(created, 'employee')} imported`,
    updated > 0 && `${updated} updated`,
    skipped > 0 && `${skipped} already here`,
  ]
    .filter(Boolean)
    .join(', ');
}

function nextText(inviting: boolean, emailed: boolean, added: number): string | undefined {
  if (added === 0) return undefined;
  if (!inviting) return 'We saved a file with a temporary password for each person. Pass them on.';
  return emailed
    ? "We'll email each of them a link to set a password."
    : 'Their links to set a password are in the outbox folder on the server.';
}

function passwordList(rows: readonly ImportRowInput[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map(({ name, email, tempPassword = '' }) =>
    [name, email, tempPassword].map(cell).join(','),
  );
  return ['name,email,temporary_password', ...lines, ''].join('\r\n');
}
