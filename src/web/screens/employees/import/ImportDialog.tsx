import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { DialogClose } from '../../../ui/DialogClose';
import { ChooseFile } from './ChooseFile';
import { ImportReview } from './ImportReview';
import { useChosenFile } from './use-chosen-file';
import { useEmployeeImport } from './use-employee-import';

type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

function importLabel(count: number): string {
  return count === 1 ? 'Import 1 employee' : `Import ${count} employees`;
}

export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const { file, sentence, reading, open: openFile, close } = useChosenFile();
  const employeeImport = useEmployeeImport(file, open, () => onOpenChange(false));
  const { rows, mayImport, importing, save } = employeeImport;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size={file ? 'xl' : 'lg'}
      dirty={file !== undefined && !importing}
      title="Import employees"
      description={
        file
          ? `${file.name}: nothing is saved until you confirm, and then all rows or none.`
          : 'Bring your people from a spreadsheet. You see every row before anything is saved.'
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
          {file && (
            <Button variant="primary" disabled={!mayImport} pending={importing} onClick={save}>
              {importing ? 'Importing...' : importLabel(rows.length)}
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <ImportReview file={file} employeeImport={employeeImport} />
      ) : (
        <ChooseFile sentence={sentence} reading={reading} onFiles={openFile} />
      )}
    </Dialog>
  );
}
