import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { Input } from '../../../ui/Input';
import type { DraftTeam } from '../template-draft/draft';
import type { Faults } from '../template-draft/draft-checks';
import type { Edit } from '../template-draft/editing';
import { focusAfterRemoval } from '../template-editor/focus-after-removal';

type TeamNamesProps = {
  teams: readonly DraftTeam[];
  faults: Faults;
  /** The id of the message about a bad name. */
  messageId: string;
  send: (change: Edit) => void;
};

/** Team names stand beside the grid: they stay in view while the days scroll. */
export function TeamNames({ teams, faults, messageId, send }: TeamNamesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} aria-label="Teams">
      {teams.map(({ key, name }, index) => {
        const field = `teams.${key}.name`;
        const fault = faults[field];
        return (
          <li key={key} className="flex h-(--row) items-center gap-0.5 border-b border-line px-1">
            <Input
              name={field}
              aria-label={`Name of team ${index + 1}`}
              autoComplete="off"
              maxLength={40}
              value={name}
              onChange={({ target }) => send({ type: 'rename team', key, name: target.value })}
              onFocus={({ target }) => target.select()}
              className={cn(
                'h-9 border-transparent bg-transparent px-2 font-medium sm:h-8 sm:text-sm',
                fault && 'border-danger',
              )}
              {...(fault && { 'aria-invalid': true, 'aria-describedby': messageId })}
            />
            {teams.length > 1 && (
              <Button
                data-remove
                variant="ghost"
                size="icon-sm"
                aria-label={`Remove team ${name || index + 1}`}
                className="size-7 text-muted sm:size-7"
                onClick={() => {
                  flushSync(() => send({ type: 'remove team', key }));
                  focusAfterRemoval(list.current, index);
                }}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
