import { COLUMNS, type Column } from './columns';

const MEANINGS: Record<Column, string> = {
  name: 'Full name',
  email: 'What they sign in with; each address once',
  phone: 'Optional',
  role: 'employee or manager; empty means employee',
  shift_group: 'Optional; the name of a group. New ones can be created with the import',
  temp_password: 'Optional; the others get the one you choose in the next step',
};

export function ColumnGuide() {
  return (
    <div className="text-sm">
      <p className="text-muted">
        The first row holds the headings, in any order. Spreadsheets save such a file as CSV.
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
