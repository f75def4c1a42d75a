import { cn } from '../ui/cn';
import { menuItemStyles } from '../ui/Menu';
import type { Command } from './commands';
import { Keys } from './Keys';
import { keysOf } from './shortcut-keys';
import { useSingleKeys } from './single-keys';

type CommandOptionsProps = {
  id: string;
  commands: readonly Command[];
  /** Headings are shown before anything is typed. Search results come best match first. */
  grouped: boolean;
  active: number;
  onActive: (index: number) => void;
  onChoose: (command: Command) => void;
};

/** Results are mixed, so each thing says what it is. */
const KINDS: Partial<Record<Command['section'], string>> = {
  People: 'Person',
  'Job sites': 'Job site',
  'Shift groups': 'Shift group',
};

export function CommandOptions(props: CommandOptionsProps) {
  const { id, commands, grouped, active, onActive, onChoose } = props;
  const keysShown = useSingleKeys();

  const option = (command: Command) => {
    const { id: thing, section, label, Icon, shortcut } = command;
    const index = commands.indexOf(command);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the combobox
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
      <div
        key={thing ?? label}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        data-highlighted={index === active ? '' : undefined}
        className={cn(menuItemStyles, 'scroll-my-8 [&_svg]:text-muted')}
        onPointerMove={() => index !== active && onActive(index)}
        onClick={() => onChoose(command)}
      >
        <Icon aria-hidden="true" />
        <span className="flex-1">{label}</span>
        {thing && <span className="text-sm text-muted">{KINDS[section]}</span>}
        {shortcut && keysShown && (
          <span aria-hidden="true" className="max-sm:hidden">
            <Keys keys={keysOf(shortcut)} />
          </span>
        )}
      </div>
    );
  };

  const sections = [...new Set(commands.map(({ section }) => section))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Commands"
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {grouped
        ? sections.map((section) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={section} role="group" aria-label={section}>
              <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
                {section}
              </p>
              {commands.filter((command) => command.section === section).map(option)}
            </div>
          ))
        : commands.map(option)}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
