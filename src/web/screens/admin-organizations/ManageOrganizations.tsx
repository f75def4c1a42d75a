import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';
import { AfterClose } from '../../components/AfterClose';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useLastPage } from '../../components/pages';
import { useCsvExport } from '../../components/use-csv-export';
import { useDialog } from '../../components/use-dialog';
import { useDelayedSearch } from '../../components/use-search-text';
import {
  readOwnedOrganizationsExport,
  useOwnedOrganization,
  useOwnedOrganizations,
} from '../../data/admin-organizations';
import { useZone } from '../../data/session';
import { toastFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { OrganizationDialog } from './detail/OrganizationDialog';
import { focusOrganization } from './list/OrganizationCells';
import { OrganizationList } from './list/OrganizationList';
import { OrganizationFilters } from './OrganizationFilters';
import { OrganizationStats } from './OrganizationStats';
import type { OrganizationsSearch } from './organizations-search';
import { useStatusChange } from './use-status-change';

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
  // The row as it is now; undefined once it has left the list.
  const current = ({ id }: OwnedOrganization) => data?.organizations.find((row) => row.id === id);

  function showAll() {
    setText('');
    change({ search: undefined, status: undefined });
  }

  return (
    <Page
      title="Organizations Management"
      subtitle={PAGE_INTROS['/admin/organizations']()}
      actions={
        <>
          <Button
            pending={pending}
            onClick={() =>
              exportCsv(() => readOwnedOrganizationsExport({ search: text, status: search.status }))
            }
          >
            {!pending && <Download aria-hidden="true" />}
            Export CSV
          </Button>
          <Link to="/organizations/new" className={buttonStyles({ variant: 'primary' })}>
            <Plus aria-hidden="true" />
            New organisation
          </Link>
        </>
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
      {search.organization && (
        <LinkedOrganization
          orgId={search.organization}
          onClose={() => change({ organization: undefined, page: search.page })}
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

/** The details that a link opens, such as one of the platform's page. */
function LinkedOrganization({ orgId, onClose }: { orgId: string; onClose: () => void }) {
  const { data, error } = useOwnedOrganization(orgId);
  const fail = useEffectEvent(() => {
    toastFailure('Failed to load the organisation', error);
    onClose();
  });
  useEffect(() => {
    if (error) fail();
  }, [error]);
  if (!data) return null;
  return <OrganizationDialog organization={data} open onOpenChange={(open) => open || onClose()} />;
}

/** The list as the address asks for it, and the way to change the address. */
function useOrganizationsPage() {
  const search = useSearch({ from: '/signed-in/admin/organizations' });
  const navigate = useNavigate({ from: '/admin/organizations' });
  const { page = 1 } = search;
  const { organization: _open, ...filter } = search;
  const query = useOwnedOrganizations(filter);
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  useLastPage(page, total, (last) => {
    void navigate({ search: (current) => ({ ...current, page: last }), replace: true });
  });

  /** A new choice starts at page 1. */
  function change(choice: OrganizationsSearch) {
    void navigate({
      search: (current) => ({ ...current, page: undefined, ...choice }),
      replace: 'search' in choice,
      resetScroll: 'page' in choice,
    });
  }

  return { search, page, query, change };
}

type CancelDialogProps = {
  organization: OwnedOrganization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function CancelDialog({ organization, open, onOpenChange }: CancelDialogProps) {
  const { id, name } = organization;
  const { change, pending } = useStatusChange(id);
  const done = useRef(false);

  async function cancel() {
    done.current = (await change('canceled')) !== undefined;
    if (done.current) onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Cancel ${name}`}
      description="Mark this organization as canceled? This will update the local status only."
      confirmLabel={pending ? 'Saving...' : 'Mark as canceled'}
      cancelLabel="Keep as it is"
      pending={pending}
      onConfirm={cancel}
    >
      <p className="text-base text-muted wrap-anywhere sm:text-sm">
        {name} keeps its roster and its people. This doesn't tell the payment provider. To stop the
        charges, open Billing.
      </p>
      {/* A canceled row no longer has the button that opened this dialog. */}
      <AfterClose run={() => done.current && focusOrganization(id)} />
    </ConfirmDialog>
  );
}
