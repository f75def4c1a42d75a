import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { VersionsTable } from './VersionsTable';
import type { Version } from './versions';

type NewerVersionAlertProps = {
  versions: readonly Version[];
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** Two people had the same form open: both versions, and nothing lost until one is chosen. */
export function NewerVersionAlert(props: NewerVersionAlertProps) {
  const { versions, onSaveMine, onUseTheirs } = props;
  const box = useRef<HTMLDivElement>(null);
  const asks = versions.length > 0;
  useEffect(() => {
    if (asks) box.current?.scrollIntoView({ block: 'nearest' });
  }, [asks]);
  if (!asks) return null;
  return (
    <div ref={box}>
      <Alert tone="danger" title="Somebody else has changed this while you were editing">
        <VersionsTable versions={versions} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={onSaveMine}>
            Save mine
          </Button>
          <Button size="sm" onClick={onUseTheirs}>
            Use theirs
          </Button>
        </div>
      </Alert>
    </div>
  );
}
