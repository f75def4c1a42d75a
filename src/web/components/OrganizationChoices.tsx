import { Check } from 'lucide-react';
import type { SessionUser } from '#contract/session-user';
import { useOrganizationSwitch } from './use-organization-switch';

/** Switching the organisation outside a menu; nothing when there is only one. */
export function OrganizationChoices({ user }: { user: SessionUser }) {
  const { choices, switchTo } = useOrganizationSwitch();
  if (choices.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted">Switch organisation</p>
      <ul aria-label="Switch organisation" className="-mx-3 flex flex-col">
        {choices.map(({ value, label }) => {
          const current = value === user.org_id;
          return (
            <li key={value}>
              <button
                type="button"
                aria-current={current ? 'true' : undefined}
                onClick={() => !current && switchTo(value)}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-base font-medium hover:bg-subtle"
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
