import { Check } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#engine/counted';
import { findMatches } from '#engine/matching';
import { useUser } from '../data/session';
import { SearchInput } from '../ui/SearchInput';
import { useOrganizationSwitch } from './use-organization-switch';

/** More than these are searched. */
export const FEW_ORGANIZATIONS = 8;

/** The person's organisations outside a menu, the current one marked; nothing when there is only one. */
export function OrganizationChoices({ onChosen }: { onChosen?: () => void }) {
  const user = useUser();
  const { choices, switchTo } = useOrganizationSwitch();
  const [typed, setTyped] = useState('');
  const found = findMatches(choices, typed, ({ label }) => label);
  if (choices.length === 0) return null;

  function choose(id: string) {
    onChosen?.();
    if (id !== user.org_id) void switchTo(id);
  }

  return (
    <div className="flex flex-col gap-2">
      {choices.length > FEW_ORGANIZATIONS && (
        <>
          <SearchInput
            aria-label="Search your organisations"
            placeholder="Search your organisations"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status" className={found.length === 0 ? 'text-muted' : 'sr-only'}>
            {typed &&
              (found.length === 0
                ? 'No organisations match.'
                : counted(found.length, 'organisation'))}
          </p>
        </>
      )}
      <ul
        aria-label="Switch organisation"
        className="-mx-3 flex max-h-[50dvh] flex-col overflow-y-auto"
      >
        {found.map(({ value, label }) => {
          const current = value === user.org_id;
          return (
            <li key={value}>
              <button
                type="button"
                aria-current={current ? 'true' : undefined}
                onClick={() => choose(value)}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-base font-medium -outline-offset-2 hover:bg-subtle"
              >
                <span className="min-w-0 flex-1 truncate">{label}</span>
                {current && <Check aria-hidden="true" className="size-5 shrink-0 text-brand" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
