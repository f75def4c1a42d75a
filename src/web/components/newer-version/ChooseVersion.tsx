import { Button } from '../../ui/Button';
import { VersionsTable } from './VersionsTable';
import type { Version } from './versions';

export type ChooseVersionProps = {
  versions: readonly Omit<Version, 'field'>[];
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

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
