import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, History, LogIn } from 'lucide-react';
import { type AuditKind, monthsText } from '#contract/audit-actions';
import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useCsvExport } from '../../components/use-csv-export';
import { useDialog } from '../../components/use-dialog';
import {
  type AuditFilter,
  readAuditExport,
  useAuditLog,
  useAuditRetention,
} from '../../data/audit-log';
import { useUser, useZone } from '../../data/session';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { AuditEntries } from './AuditEntries';
import { AuditFilters } from './AuditFilters';
import type { AuditLogSearch } from './audit-log-search';
import { RetentionDialog } from './RetentionDialog';

const TITLE = 'Audit log';

const TABS = [
  { value: 'change', label: 'Changes', icon: <History aria-hidden="true" /> },
  { value: 'sign-in', label: 'Sign-ins', icon: <LogIn aria-hidden="true" /> },
] as const;

export function AuditLogScreen() {
  if (can(useUser(), 'see audit log')) return <AuditLog />;
  return (
    <Page title={TITLE}>
      <Forbidden sentence="Only owners and admins can see the audit log." />
    </Page>
  );
}

function AuditLog() {
  const search = useSearch({ from: '/signed-in/audit-log' });
  const navigate = useNavigate({ from: '/audit-log' });
  const { kind = 'change' } = search;
  const filter = { ...search, kind };
  return (
    <Page
      title={TITLE}
      subtitle={PAGE_INTROS['/audit-log']()}
      actions={<ExportButton filter={filter} />}
    >
      <Tabs
        label={TITLE}
        tabs={TABS}
        value={kind}
        onValueChange={(chosen) =>
          // The actions of one tab don't exist in the other; people and dates do.
          navigate({
            search: ({ action: _, ...kept }) => ({
              ...kept,
              kind: chosen === 'sign-in' ? chosen : undefined,
            }),
          })
        }
      >
        {TABS.map(({ value }) => (
          <TabPanel key={value} value={value} className="flex flex-col gap-4">
            <AuditPanel
              filter={filter}
              onChange={(change) =>
                navigate({ search: (current) => ({ ...current, ...change }), resetScroll: false })
              }
            />
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  );
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const name = filter.kind === 'sign-in' ? 'sign-ins' : 'audit-log';
  const { exportCsv, pending } = useCsvExport(name, useZone());
  return (
    <Button pending={pending} onClick={() => exportCsv(() => readAuditExport(filter))}>
      {!pending && <Download aria-hidden="true" />}
      Export CSV
    </Button>
  );
}

type AuditPanelProps = {
  filter: AuditLogSearch & { kind: AuditKind };
  onChange: (change: AuditLogSearch) => void;
};

function AuditPanel({ filter, onChange }: AuditPanelProps) {
  const query = useAuditLog(filter);
  const { data, error, isPlaceholderData } = query;
  const { kind, ...chosen } = filter;
  const filtered = Object.values(chosen).some((value) => value !== undefined);
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <AuditFilters filter={filter} onChange={onChange} />
      <Retention kind={kind} />
      {!entries && !error && <EntriesSkeleton />}
      {!entries && error && (
        <Card>
          <LoadFailure title="Failed to load the audit log" queries={[query]} />
        </Card>
      )}
      {entries?.length === 0 && (
        <Card>
          <EmptyState
            icon={<History />}
            title={filtered ? 'Nothing matches these filters.' : 'Nothing recorded yet.'}
            text={
              filtered
                ? undefined
                : kind === 'change'
                  ? 'Every change to the roster, people, sites and settings will be listed here.'
                  : 'Sign-ins, wrong passwords and password changes will be listed here.'
            }
            action={
              filtered && (
                <Button
                  onClick={() =>
                    onChange({
                      person: undefined,
                      action: undefined,
                      from: undefined,
                      to: undefined,
                    })
                  }
                >
                  Clear filters
                </Button>
              )
            }
          />
        </Card>
      )}
      {entries && entries.length > 0 && (
        <AuditEntries entries={entries} old={isPlaceholderData} older={query} />
      )}
    </>
  );
}

/** How long this tab's entries are kept, which owners can change. */
function Retention({ kind }: { kind: AuditKind }) {
  const user = useUser();
  const { data } = useAuditRetention();
  const setting = useDialog<NonNullable<typeof data>>();
  if (!data) return <Skeleton className="h-5 max-w-96" />;
  const { audit_changes_months, audit_sign_ins_months } = data;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-muted sm:text-sm">
      <p>
        {kind === 'change'
          ? `Changes are kept for ${monthsText(audit_changes_months)}.`
          : `Sign-ins are kept for ${monthsText(audit_sign_ins_months)}.`}
      </p>
      {can(user, 'set audit retention') && (
        <Button
          size="sm"
          variant="ghost"
          aria-label="Change how long the log is kept"
          onClick={() => setting.show(data)}
        >
          Change
        </Button>
      )}
      {setting.subject && (
        <RetentionDialog
          key={setting.turn}
          retention={setting.subject}
          open={setting.open}
          onOpenChange={setting.onOpenChange}
        />
      )}
    </div>
  );
}

function EntriesSkeleton() {
  return (
    <div className="flex flex-col gap-px">
      <p role="status" className="sr-only">
        Loading...
      </p>
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows neither move nor change
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
