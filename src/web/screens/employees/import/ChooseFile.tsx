import { Download } from 'lucide-react';
import { useId } from 'react';
import { saveCsv } from '../../../platform/save-file';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ColumnGuide } from './ColumnGuide';
import { COLUMNS } from './columns';
import { DropZone } from './DropZone';

type ChooseFileProps = {
  sentence: string | undefined;
  reading: boolean;
  onFiles: (files: readonly File[]) => void;
};

export function ChooseFile({ sentence, reading, onFiles }: ChooseFileProps) {
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
          <h3 className="font-semibold">What the file holds</h3>
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
