import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { Version } from './versions';

type ChooseVersionProps = {
  versions: readonly Omit<Version, 'field'>[];
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** Two people edited the same thing: shows both versions, and loses neither until one is chosen. */
export function NewerVersionAlert(props: ChooseVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  const asks = props.versions.length > 0;
  useEffect(() => {
    if (asks) box.current?.scrollIntoView({ block: 'nearest' });
  }, [asks]);
  if (!asks) return null;
  return (
    <div ref={box}>
      <Alert tone="danger" title="Someone else changed this since you opened it">
        <ChooseVersion {...props} />
      </Alert>
    </div>
  );
}

export function ChooseVersion({ versions, onSaveMine, onUseTheirs }: ChooseVersionProps) {
  return (
    <>
      {versions.length > 0 && <VersionsTable versions={versions} />}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onSaveMine}>
          Save mine
        </Button>
        <Button size="sm" onClick={onUseTheirs}>
          Use theirs
        </Button>
      </div>
    </>
  );
}

function VersionsTable({ versions }: Pick<ChooseVersionProps, 'versions'>) {
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
