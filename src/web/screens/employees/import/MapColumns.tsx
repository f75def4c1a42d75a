import { Alert } from '../../../ui/Alert';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { TARGET_LABELS, type Target } from './columns';
import type { OpenedFile } from './use-employee-import';

const SAMPLES = 3;
const TARGETS = Object.entries(TARGET_LABELS);

type MapColumnsProps = {
  file: OpenedFile;
  unclear: string | undefined;
  onMap: (targets: readonly Target[]) => void;
};

/** Says what each column of the file is. Guessed by its heading; samples help where that fails. */
export function MapColumns({ file, unclear, onMap }: MapColumnsProps) {
  return (
    <div className="flex flex-col gap-4">
      {unclear ? (
        <Alert tone="warn">{unclear}</Alert>
      ) : (
        <p className="text-sm text-muted">First and last name become one name.</p>
      )}
      <Table label="Columns of the file" className="[&>table]:min-w-120">
        <thead>
          <tr>
            <TableHeaderCell>Heading in the file</TableHeaderCell>
            <TableHeaderCell>First values</TableHeaderCell>
            <TableHeaderCell className="w-56">Import as</TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {file.headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns neither move nor change
            <TableRow key={index}>
              <TableCell className="font-medium wrap-anywhere">{heading || '(empty)'}</TableCell>
              <TableCell className="text-muted wrap-anywhere">
                {file.lines
                  .slice(0, SAMPLES)
                  .map(({ cells }) => cells[index]?.trim())
                  .filter(Boolean)
                  .join(', ')}
              </TableCell>
              <TableCell>
                <NativeSelect
                  aria-label={`Import ${heading || `column ${index + 1}`} as`}
                  value={file.targets[index] ?? ''}
                  onChange={({ target }) => onMap(file.targets.with(index, target.value as Target))}
                >
                  <option value="">Don't import</option>
                  {TARGETS.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
