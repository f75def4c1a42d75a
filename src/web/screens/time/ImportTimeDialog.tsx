import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import {
  CLOCK_COLUMNS,
  type ClockColumn,
  type ClockRow,
  type importClockEvents,
} from '#contract/api/clock-import';
import type { ResponseOf } from '#contract/endpoint';
import { agree, counted } from '#engine/counted';
import { useImportTime } from '../../data/time';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { saveCsv } from '../../platform/save-file';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { DropZone } from '../../ui/DropZone';

type ImportTimeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };
type Preview = ResponseOf<typeof importClockEvents>;

const COLUMNS: Record<ClockColumn, string> = {
  employee: 'The employee number of the contract, or the email.',
  job_site: 'The name of the job site. Its clock gives the time.',
  kind: 'in, out, break start or break end.',
  date: 'As 31/12/2026 or 2026-12-31.',
  time: 'As 09:00, or 09:00:30 with seconds.',
  break: 'In a row with out: taken, not taken or not offered. You can leave it empty.',
};
const SHOWN = 20;
const NOT_IMPORTED = 'Nothing is imported';

/** What another clock recorded, as a file. The preview comes from the server, which reads the rows in the same way. */
export function ImportTimeDialog({ open, onOpenChange }: ImportTimeDialogProps) {
  const { read, reading, sentence, file } = useTimeFile();
  const { mutateAsync, isPending } = useImportTime();
  const id = useId();
  const problems = file?.preview.problems ?? [];
  const events = problems.length === 0 ? (file?.preview.events ?? 0) : 0;

  async function save() {
    if (!file) return;
    try {
      const { events: saved } = await mutateAsync({ dryRun: false, rows: file.rows });
      toastSuccess(`Imported ${counted(saved, 'clocked event')}`, NOT_IMPORTED);
      onOpenChange(false);
    } catch (error) {
      toastFailure(NOT_IMPORTED, error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import clocked time"
      description="From another clock, one row for each time someone clocked. Nothing is saved until you confirm. If a row fails, none are saved."
      size="lg"
      dirty={events > 0 && !isPending}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabled={events === 0} pending={isPending} onClick={save}>
            {isPending ? 'Importing...' : `Import ${counted(events, 'clocked event')}`}
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
          {file && problems.length > 0 && <Problems problems={problems} numbers={file.numbers} />}
          {file && problems.length === 0 && <Alert>{previewText(file.preview)}</Alert>}
        </div>
        <Columns />
      </div>
    </Dialog>
  );
}

function previewText({ events, people, known, closed }: Preview): string {
  const before =
    known > 0
      ? ` ${counted(known, 'row')} ${agree(known, 'was', 'were')} imported before or ${agree(known, 'is', 'are')} twice in the file, and ${agree(known, 'counts', 'count')} once.`
      : '';
  if (events === 0) return `Nothing in this file is new.${before}`;
  const late =
    closed > 0
      ? ` ${counted(closed, 'event')} ${agree(closed, 'is', 'are')} in a closed pay period. What ${agree(closed, 'it changes', 'they change')} there waits for approval as an adjustment.`
      : '';
  return `${counted(events, 'clocked event')} of ${counted(people, 'person', 'people')} can be imported.${before}${late}`;
}

/** The file, read here, then checked by the server. */
function useTimeFile() {
  const { mutateAsync: check } = useImportTime();
  const [reading, setReading] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const [file, setFile] = useState<{ rows: ClockRow[]; numbers: number[]; preview: Preview }>();

  async function open(chosen: File) {
    const { readCsvFile } = await import('../../platform/read-csv-file');
    const words = { headings: CLOCK_COLUMNS.join(', '), rows: 'clocked times' };
    const found = await readCsvFile(chosen, words);
    if (typeof found === 'string') return setSentence(found);
    const places = CLOCK_COLUMNS.map((column) =>
      found.headings.findIndex((heading) => plain(heading) === plain(column)),
    );
    const missing = CLOCK_COLUMNS.filter((column, at) => column !== 'break' && places[at] === -1);
    if (missing.length > 0) {
      return setSentence(`The file has no column ${missing.join(', ')}.`);
    }
    const rows = found.lines.map(
      ({ cells }) =>
        Object.fromEntries(
          CLOCK_COLUMNS.map((column, at) => [column, cells[places[at] ?? -1]?.trim() ?? '']),
        ) as ClockRow,
    );
    const preview = await check({ dryRun: true, rows });
    return setFile({ rows, numbers: found.lines.map(({ number }) => number), preview });
  }

  async function read([chosen]: readonly File[]) {
    if (!chosen) return;
    setSentence(undefined);
    setFile(undefined);
    setReading(true);
    try {
      await open(chosen);
    } catch {
      setSentence(`We couldn't check ${chosen.name}. Choose it again.`);
    } finally {
      setReading(false);
    }
  }

  return { read, reading, sentence, file };
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

type ProblemsProps = { problems: Preview['problems']; numbers: readonly number[] };

function Problems({ problems, numbers }: ProblemsProps) {
  const more = problems.length - SHOWN;
  return (
    <Alert tone="danger" title={`Fix ${counted(problems.length, 'row')} and choose the file again`}>
      <ul className="list-disc pl-5">
        {problems.slice(0, SHOWN).map(({ row, field, message }) => (
          <li key={row}>
            Row {numbers[row]}, {field}: {message}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {counted(more, 'more row')}.</p>}
    </Alert>
  );
}

function Columns() {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">What to put in the file</h3>
        <Button
          size="sm"
          onClick={() => saveCsv('clocked-time-template.csv', `${CLOCK_COLUMNS.join(',')}\r\n`)}
        >
          <Download aria-hidden="true" />
          Download a template
        </Button>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {CLOCK_COLUMNS.map((column) => (
          <div key={column} className="flex flex-wrap gap-x-4 py-1.5">
            <dt className="w-28 font-medium">{column}</dt>
            <dd className="min-w-0 flex-1 basis-52">{COLUMNS[column]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
