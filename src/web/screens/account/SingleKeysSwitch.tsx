import { Keys } from '../../shortcuts/Keys';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { keysOf } from '../../shortcuts/shortcuts';
import { setSingleKeys, useSingleKeys } from '../../shortcuts/single-keys';
import { Button } from '../../ui/Button';
import { ChoiceField } from '../../ui/ChoiceField';
import { Switch } from '../../ui/Switch';

/** Speech input types single letters without meaning them. */
export function SingleKeysSwitch() {
  const on = useSingleKeys();
  const { run } = useShortcutActions();
  return (
    <div className="flex flex-col gap-3">
      <ChoiceField
        label="Single-key shortcuts"
        hint="Letters like T for today. Switch them off if they get in your way, for example with speech input. Kept in this browser."
      >
        {(control) => (
          <Switch
            {...control}
            checked={on}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
        )}
      </ChoiceField>
      <p className="flex flex-wrap items-center gap-2 text-muted sm:text-sm">
        <Keys keys={keysOf('menu')} /> opens the command menu either way.
      </p>
      <Button className="sm:self-start" onClick={() => run('help')}>
        Show all shortcuts
      </Button>
    </div>
  );
}
