import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox, SearchX } from 'lucide-react';
import type { SignupRequest } from '#contract/api/signup-requests';
import { LoadFailure } from '../../../components/LoadFailure';
import { Pager } from '../../../components/Pager';
import { useLastPage } from '../../../components/pages';
import { useDialog } from '../../../components/use-dialog';
import { useDelayedSearch } from '../../../components/use-search-text';
import { useWideScreen } from '../../../components/use-wide-screen';
import { useSignupRequests } from '../../../data/signup-requests';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import type { OrganizationSearch, RequestStatusFilter } from '../organization-search';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import { LinkDialog } from './LinkDialog';
import { RequestCards } from './RequestCards';
import { RequestDialog } from './RequestDialog';
import { RequestFilters } from './RequestFilters';
import { type RequestRowsProps, RequestTable, RequestTableHead } from './RequestTable';
import { emptyText } from './signup-request-text';

export function SignupRequests() {
  const { status, text, page, query, change } = useRequestsPage();
  const [typed, setTyped] = useDelayedSearch(text, (search) =>
    change({ search: search || undefined }),
  );
  const opening = useDialog<SignupRequest>();
  const approving = useDialog<SignupRequest>();
  const declining = useDialog<SignupRequest>();
  const approved = useDialog<{ request: SignupRequest; link: string }>();
  const { data, error, isPlaceholderData } = query;
  const failed = !data && error !== null;

  function showAll() {
    setTyped('');
    change({ status: 'all', search: undefined });
  }

  return (
    <div className="flex flex-col gap-3">
      <RequestFilters
        text={typed}
        onText={setTyped}
        status={status}
        onStatus={(chosen) => change({ status: chosen === 'pending' ? undefined : chosen })}
      />
      {failed && (
        <Card>
          <LoadFailure title="Failed to load signup requests" queries={[query]} />
        </Card>
      )}
      {data?.total === 0 && (
        <NoRequests status={status} searched={text !== ''} onShowAll={showAll} />
      )}
      {!failed && data?.total !== 0 && (
        <RequestList
          found={data}
          page={page}
          old={isPlaceholderData}
          onPage={(next) => change({ page: next === 1 ? undefined : next })}
          onOpen={opening.show}
          onApprove={approving.show}
          onDecline={declining.show}
        />
      )}
      {opening.subject && (
        <RequestDialog
          key={`open ${opening.turn}`}
          request={opening.subject}
          open={opening.open}
          onOpenChange={opening.onOpenChange}
          onApprove={approving.show}
          onDecline={declining.show}
        />
      )}
      {approving.subject && (
        <ApproveDialog
          key={`approve ${approving.turn}`}
          request={approving.subject}
          open={approving.open}
          onOpenChange={approving.onOpenChange}
          onApproved={approved.show}
        />
      )}
      {declining.subject && (
        <DeclineDialog
          key={`decline ${declining.turn}`}
          request={declining.subject}
          open={declining.open}
          onOpenChange={declining.onOpenChange}
        />
      )}
      {approved.subject && (
        <LinkDialog
          key={`link ${approved.turn}`}
          {...approved.subject}
          open={approved.open}
          onOpenChange={approved.onOpenChange}
        />
      )}
    </div>
  );
}

type NoRequestsProps = {
  status: RequestStatusFilter;
  searched: boolean;
  onShowAll: () => void;
};

function NoRequests({ status, searched, onShowAll }: NoRequestsProps) {
  const showAll = <Button onClick={onShowAll}>Show all requests</Button>;
  return (
    <Card>
      {searched ? (
        <EmptyState icon={<SearchX />} title="No requests match your search." action={showAll} />
      ) : (
        <EmptyState icon={<Inbox />} {...emptyText(status)} action={status !== 'all' && showAll} />
      )}
    </Card>
  );
}

type RequestListProps = Omit<RequestRowsProps, 'requests'> & {
  /** Undefined while loading. */
  found: (Pick<RequestRowsProps, 'requests'> & { total: number }) | undefined;
  page: number;
  /** The rows shown still answer the previous search. */
  old: boolean;
  onPage: (page: number) => void;
};

function RequestList({ found, page, old, onPage, ...handlers }: RequestListProps) {
  const wide = useWideScreen();
  if (!found) return <RequestsSkeleton wide={wide} />;
  const List = wide ? RequestTable : RequestCards;
  return (
    <div aria-busy={old} className={cn('flex flex-col gap-3', old && 'opacity-60')}>
      <List requests={found.requests} {...handlers} />
      <Pager things="requests" page={page} total={found.total} onPage={onPage} />
    </div>
  );
}

function RequestsSkeleton({ wide }: { wide: boolean }) {
  return (
    <ListSkeleton
      wide={wide}
      label="Signup requests, loading"
      head={<RequestTableHead />}
      rows={5}
      rowStyle="[&>*]:h-14"
      columns={[
        ['w-40', 'mt-1.5 h-3 w-28'],
        ['w-40', 'mt-1.5 h-3 w-28'],
        'w-20',
        'w-16',
        'h-8 w-48',
      ]}
      cards={{ box: 'grid gap-3 md:grid-cols-2', height: 'h-52' }}
    />
  );
}

/** The requests as the address asks for them, and the way to change the address. */
function useRequestsPage() {
  const search = useSearch({ from: '/signed-in/organization' });
  const navigate = useNavigate({ from: '/organization' });
  const { status = 'pending', search: text = '', page = 1 } = search;
  const query = useSignupRequests({ status, search: text, page });
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  useLastPage(page, total, (last) => {
    void navigate({ search: (current) => ({ ...current, page: last }), replace: true });
  });

  /** A new choice starts at page 1. */
  function change(choice: Omit<OrganizationSearch, 'tab'>) {
    void navigate({
      search: (current) => ({ ...current, page: undefined, ...choice }),
      replace: 'search' in choice,
      resetScroll: 'page' in choice,
    });
  }

  return { status, text, page, query, change };
}
