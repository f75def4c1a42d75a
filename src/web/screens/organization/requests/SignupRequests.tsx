import type { SignupRequest } from '#contract/api/signup-requests';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDelayedSearch } from '../../../components/use-delayed-search';
import { useDialog } from '../../../components/use-dialog';
import { Card } from '../../../ui/Card';
import { ApproveDialog } from './ApproveDialog';
import { DeclineDialog } from './DeclineDialog';
import { LinkDialog } from './LinkDialog';
import { NoRequests } from './NoRequests';
import { RequestDialog } from './RequestDialog';
import { RequestFilters } from './RequestFilters';
import { RequestList } from './RequestList';
import { useRequestsPage } from './use-requests-page';

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
