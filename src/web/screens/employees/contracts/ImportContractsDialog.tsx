import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { agree, counted } from '#engine/counted';
import { useImportContracts } from '../../../data/contracts';
import { toastFailure } from '../../../platform/failure';
import { saveCsv } from '../../../platform/save-file';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { DropZone } from '../../../ui/DropZone';
import { toast } from '../../../ui/toast-store';
import { CONTRACT_COLUMNS, contractRows, problemText, type RowProblem } from './contract-rows';

type ImportContractsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const SHOWN = 20;

export function ImportContractsDialog({ open, onOpenChange }: ImportContractsDialogProps) {
  const { read, reading, sentence, problems, rows } = useContractsFile();
  const { mutateAsync, isPending } = useImportContracts();
  const id = useId();
  const ready = rows.length > 0 && problems.length === 0;

  async function save() {
    try {
      const { created } = await mutateAsync({
        dryRun: false,
        rows: rows.map(({ email, contract }) => ({ email, contract })),
      });
      if (created === 0) throw new Error('Someone has changed the contracts since. Try again.');
      toast({ title: `Imported ${counted(created, 'contract')}` });
      onOpenChange(false);
    } catch (error) {
      toastFailure('Failed to import the contracts', error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import contracts"
      description="For people who are here already. Nothing is saved until you confirm. If a row fails, none are saved."
      size="lg"
      dirty={ready && !isPending}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabled={!ready} pending={isPending} onClick={save}>
            {isPending ? 'Importing...' : `Import ${counted(rows.length, 'contract')}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <DropZone
          reading={reading}
          invalid={sentence !== undefined || problems.length > 0}
          describedBy={id}
          onFiles={read}
        />
        <div id={id} aria-live="polite">
          {sentence && <Alert tone="danger">{sentence}</Alert>}
          {problems.length > 0 && <Problems problems={problems} />}
          {ready && (
            <Alert>
              {counted(rows.length, 'contract')} can be imported.{' '}
              {agree(rows.length, 'It replaces', 'They replace')} earlier ones from{' '}
              {agree(rows.length, 'its first day', 'their first days')}.
            </Alert>
          )}
        </div>
        <Columns />
      </div>
    </Dialog>
  );
}

/** The file, read and checked here first, then by the server, which knows the people. */
function useContractsFile() {
  const { mutateAsync: check } = useImportContracts();
  const [reading, setReading] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const [problems, setProblems] = useState<RowProblem[]>([]);
  const [rows, setRows] = useState<ReturnType<typeof contractRows>['rows']>([]);

  async function open(file: File) {
    const { readEmployeesFile } = await import('../import/read-employees-file');
    const lines = await readEmployeesFile(file);
    if (typeof lines === 'string') return setSentence(lines);
    const found = contractRows(lines);
    if (found.missing.length > 0) {
      return setSentence(`The file has no column ${found.missing.join(', ')}.`);
    }
    setProblems(found.problems);
    setRows(found.rows);
    if (found.problems.length > 0) return undefined;
    const { problems: refused } = await check({
      dryRun: true,
      rows: found.rows.map(({ email, contract }) => ({ email, contract })),
    });
    return setProblems(
      refused.map(({ row, field, message }) => ({
        row: found.rows[row]?.number ?? 0,
        text: problemText(field, message),
      })),
    );
  }

  async function read([file]: readonly File[]) {
    if (!file) return;
    setSentence(undefined);
    setProblems([]);
    setRows([]);
    setReading(true);
    try {
      await open(file);
    } catch {
      setRows([]);
      setSentence(`We couldn't check ${file.name}. Choose it again.`);
    } finally {
      setReading(false);
    }
  }

  return { read, reading, sentence, problems, rows };
}

function Problems({ problems }: { problems: readonly RowProblem[] }) {
  const more = problems.length - SHOWN;
  return (
    <Alert
      tone="danger"
      title={`Fix ${counted(problems.length, 'problem')} and choose the file again`}
    >
      <ul className="list-disc pl-5">
        {problems.slice(0, SHOWN).map(({ row, text }) => (
          <li key={`${row} ${text}`}>
            Row {row}, {text}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {counted(more, 'more problem')}.</p>}
    </Alert>
  );
}

function Columns() {
  const columns = Object.entries(CONTRACT_COLUMNS);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">What to put in the file</h3>
        <Button
          size="sm"
          onClick={() =>
            saveCsv('contracts-template.csv', `${columns.map(([name]) => name).join(',')}\r\n`)
          }
        >
          <Download aria-hidden="true" />
          Download a template
        </Button>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {columns.map(([name, meaning]) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-1.5">
            <dt className="w-36 font-medium">{name}</dt>
            <dd className="min-w-0 flex-1 basis-52">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
