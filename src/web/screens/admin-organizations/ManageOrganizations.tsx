import { Download } from 'lucide-react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { useCsvExport } from '../../components/use-csv-export';
import { useDelayedSearch } from '../../components/use-delayed-search';
import { useDialog } from '../../components/use-dialog';
import { useZone } from '../../components/use-zone';
import { readOwnedOrganizationsExport } from '../../data/admin-organizations';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CancelDialog } from './CancelDialog';
import { OrganizationDialog } from './detail/OrganizationDialog';
import { OrganizationList } from './list/OrganizationList';
import { OrganizationFilters } from './OrganizationFilters';
import { OrganizationStats } from './OrganizationStats';
import { useOrganizationsPage } from './use-organizations-page';

export function ManageOrganizations() {
  const { search, page, query, change } = useOrganizationsPage();
  const { data, error, isPlaceholderData } = query;
  const [text, setText] = useDelayedSearch(search.search ?? '', (typed) =>
    change({ search: typed || undefined }),
  );
  const { exportCsv, pending } = useCsvExport('organizations', useZone());
  const details = useDialog<OwnedOrganization>();
  const canceling = useDialog<OwnedOrganization>();
  const failed = !data && error !== null;
  const filtered = text !== '' || search.status !== undefined;
  // As it is now, unless it has left the list since.
  const current = ({ id }: OwnedOrganization) => data?.organizations.find((row) => row.id === id);

  function showAll() {
    setText('');
    change({ search: undefined, status: undefined });
  }

  return (
    <Page
      title="Organizations Management"
      subtitle="Your organisations, their subscriptions and what happened in them"
      actions={
        <Button
          pending={pending}
          onClick={() =>
            exportCsv(() => readOwnedOrganizationsExport({ search: text, status: search.status }))
          }
        >
          {!pending && <Download aria-hidden="true" />}
          Export CSV
        </Button>
      }
    >
      {!failed && <OrganizationStats found={data} filtered={filtered} />}
      <div className="flex flex-col gap-3">
        <OrganizationFilters text={text} onText={setText} search={search} onChange={change} />
        {failed ? (
          <Card>
            <LoadFailure title="Failed to load organizations" queries={[query]} />
          </Card>
        ) : (
          <OrganizationList
            found={data}
            page={page}
            old={isPlaceholderData}
            filtered={filtered}
            onShowAll={showAll}
            onPage={(next) => change({ page: next === 1 ? undefined : next })}
            onOpen={details.show}
            onCancel={canceling.show}
          />
        )}
      </div>
      {details.subject && (
        <OrganizationDialog
          key={`details ${details.turn}`}
          organization={current(details.subject) ?? details.subject}
          open={details.open}
          onOpenChange={details.onOpenChange}
        />
      )}
      {canceling.subject && (
        <CancelDialog
          key={`cancel ${canceling.turn}`}
          organization={canceling.subject}
          open={canceling.open}
          onOpenChange={canceling.onOpenChange}
        />
      )}
    </Page>
  );
}
