import { useSearch } from '@tanstack/react-router';
import { Checkbox } from '../../../ui/Checkbox';
import { Drawer } from '../../../ui/Drawer';
import { ChoiceField } from '../../../ui/Field';
import { useGridSearch } from '../grid/use-grid-search';
import { CheckList, type CheckListProps } from './CheckList';

type ChecksDrawerProps = CheckListProps & { takesFocus: boolean; onClose: () => void };

/** What the rules find, beside the grid: it stays open and follows every change while people work through it. */
export function ChecksDrawer({ takesFocus, onClose, ...list }: ChecksDrawerProps) {
  const { found } = useSearch({ from: '/signed-in/roster' });
  const { setFound } = useGridSearch();
  return (
    <Drawer
      title="Checks"
      description="What your rules find on the days in view, drafts included."
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <ChoiceField label="Only people with findings">
          {(control) => (
            <Checkbox
              {...control}
              checked={found === 'only'}
              onChange={({ target }) => setFound(target.checked ? 'only' : undefined)}
            />
          )}
        </ChoiceField>
        <CheckList {...list} />
      </div>
    </Drawer>
  );
}
