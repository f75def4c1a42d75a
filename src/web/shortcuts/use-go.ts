import { useNavigate, useRouterState } from '@tanstack/react-router';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import type { RosterView } from '../screens/roster/roster-search';
import { pageActions } from './page-actions';

/** The places that shortcuts lead to. */
export function useGo(user: SessionUser) {
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  /** The day that is shown stays, as with the switch on the page. */
  function toView(view: RosterView): void {
    void navigate({
      to: '/roster',
      search: ({ date }) => ({
        date: pathname === '/roster' ? date : undefined,
        view: view === 'grid' ? undefined : view,
      }),
    });
  }

  function toToday(): void {
    const { today } = pageActions();
    if (today) today();
    else if (pathname === '/roster') {
      void navigate({ to: '/roster', search: (before) => ({ ...before, date: undefined }) });
    } else if (pathname === '/my-shifts' || !can(user, 'see roster')) {
      void navigate({ to: '/my-shifts', search: ({ employee }) => ({ employee }) });
    } else void navigate({ to: '/roster' });
  }

  return { toView, toToday };
}

/** False where there is nothing to search. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  const field = [...fields].find((each) => each.checkVisibility() && !each.disabled);
  field?.focus();
  field?.select();
  return field !== undefined;
}
