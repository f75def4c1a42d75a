import type { Version } from './versions';

type VersionsTableProps = { versions: readonly Omit<Version, 'field'>[] };

export function VersionsTable({ versions }: VersionsTableProps) {
  return (
    <table className="mt-1 w-full text-left">
      <thead className="text-muted">
        <tr>
          <td />
          <th scope="col" className="pr-3 font-normal">
            Now
          </th>
          <th scope="col" className="font-normal">
            Yours
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ label, theirs, mine }) => (
          <tr key={label} className="align-top">
            <th scope="row" className="pr-3 font-normal text-muted">
              {label}
            </th>
            <td className="pr-3 wrap-anywhere">{theirs}</td>
            <td className="font-medium wrap-anywhere">{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
