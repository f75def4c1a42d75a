import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { saveCsv } from '../../../platform/save-file';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { DropZone } from '../../../ui/DropZone';
import { COLUMNS, type Column, type Target, whyNotMapped } from './columns';
import { ImportReview } from './ImportReview';
import { importLabel } from './import-text';
import { MapColumns } from './MapColumns';
import { type OpenedFile, useEmployeeImport } from './use-employee-import';

const MEANINGS: Record<Column, string> = {
  name: 'Full name, or first and last name in two columns',
  email: 'They sign in with it. Use each address once.',
  phone: 'Optional',
  role: 'employee or manager. Empty means employee.',
  shift_group: 'Optional. The name of a group. You can create missing groups with the import.',
  temp_password: 'Optional. Without one, people choose theirs by the link in the invitation.',
};

type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const { file, sentence, reading, open: openFile, close, map } = useChosenFile();
  const [mapping, setMapping] = useState(false);
  const unclear = file && whyNotMapped(file.targets);
  const asking = file !== undefined && (mapping || unclear !== undefined);
  const employeeImport = useEmployeeImport(asking ? undefined : file, open, () =>
    onOpenChange(false),
  );
  const { added, updated, mayImport, importing, save } = employeeImport;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size={file ? 'xl' : 'lg'}
      dirty={file !== undefined && !importing}
      title="Import employees"
      description={
        file
          ? `${file.name}: nothing is saved until you confirm. If a row fails, none are saved.`
          : 'Add your people from a spreadsheet. You see every row before anything is saved.'
      }
      footer={
        <>
          {file && (
            <Button variant="ghost" className="sm:mr-auto" disabled={importing} onClick={close}>
              Choose another file
            </Button>
          )}
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          {asking && (
            <Button
              variant="primary"
              disabled={unclear !== undefined}
              onClick={() => setMapping(false)}
            >
              Check the rows
            </Button>
          )}
          {file && !asking && (
            <Button variant="primary" disabled={!mayImport} pending={importing} onClick={save}>
              {importing ? 'Importing...' : importLabel(added, updated)}
            </Button>
          )}
        </>
      }
    >
      {asking && (
        <MapColumns
          file={file}
          unclear={unclear}
          onMap={(targets) => {
            // Otherwise the step would close with the choice that completes it.
            setMapping(true);
            map(targets);
          }}
        />
      )}
      {file && !asking && (
        <ImportReview
          file={file}
          employeeImport={employeeImport}
          onMapColumns={() => setMapping(true)}
        />
      )}
      {!file && <ChooseFile sentence={sentence} reading={reading} onFiles={openFile} />}
    </Dialog>
  );
}

let opened = 0;

/** The file that was chosen or dropped: opened, or refused with a sentence. */
function useChosenFile() {
  const [file, setFile] = useState<OpenedFile>();
  const [sentence, setSentence] = useState<string>();
  const [reading, setReading] = useState(false);

  async function open(chosen: readonly File[]) {
    const [first, second] = chosen;
    if (!first) return;
    setFile(undefined);
    setSentence(undefined);
    if (second) return setSentence('Choose one file at a time.');
    setReading(true);
    try {
      const { readEmployeesFile } = await import('./read-employees-file');
      const read = await readEmployeesFile(first);
      if (typeof read === 'string') setSentence(read);
      else {
        opened += 1;
        setFile({ ...read, id: opened, name: first.name, targets: read.guess });
      }
    } catch {
      // The file is gone since it was chosen, is a folder, or may not be read.
      setSentence(`We couldn't read ${first.name}. Choose it again.`);
    } finally {
      setReading(false);
    }
  }

  function close() {
    setFile(undefined);
    setSentence(undefined);
  }

  /** As a new file: what was said about the rows was said about other columns. */
  function map(targets: readonly Target[]) {
    opened += 1;
    setFile((chosen) => chosen && { ...chosen, id: opened, targets });
  }

  return { file, sentence, reading, open, close, map };
}

type ChooseFileProps = {
  sentence: string | undefined;
  reading: boolean;
  onFiles: (files: readonly File[]) => void;
};

function ChooseFile({ sentence, reading, onFiles }: ChooseFileProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <DropZone
          reading={reading}
          invalid={sentence !== undefined}
          describedBy={id}
          onFiles={onFiles}
        />
        <div id={id}>{sentence && <Alert tone="danger">{sentence}</Alert>}</div>
      </div>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">What to put in the file</h3>
          <Button
            size="sm"
            onClick={() => saveCsv('employees-template.csv', `${COLUMNS.join(',')}\r\n`)}
          >
            <Download aria-hidden="true" />
            Download a template
          </Button>
        </div>
        <ColumnGuide />
      </div>
    </div>
  );
}

function ColumnGuide() {
  return (
    <div className="text-sm">
      <p className="text-muted">
        Put the headings in the first row, in any order and in your own words. Save your spreadsheet
        as CSV.
      </p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {COLUMNS.map((column) => (
          <div key={column} className="flex flex-wrap gap-x-4 py-1.5">
            <dt className="w-32 font-medium">{column}</dt>
            <dd className="min-w-0 flex-1 basis-52">{MEANINGS[column]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
