import { Building2, SearchX } from 'lucide-react';
import { Pager } from '../../../components/Pager';
import { useWideScreen } from '../../../components/use-wide-screen';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { OrganizationCards } from './OrganizationCards';
import {
  type OrganizationRowsProps,
  OrganizationTable,
  OrganizationTableHead,
} from './OrganizationTable';

type OrganizationListProps = Omit<OrganizationRowsProps, 'organizations'> & {
  /** Undefined while loading. */
  found: (Pick<OrganizationRowsProps, 'organizations'> & { total: number }) | undefined;
  page: number;
  /** The rows shown still answer the previous search. */
  old: boolean;
  filtered: boolean;
  onShowAll: () => void;
  onPage: (page: number) => void;
};

export function OrganizationList(props: OrganizationListProps) {
  const { found, page, old, filtered, onShowAll, onPage, onOpen, onCancel } = props;
  const wide = useWideScreen();
  const List = wide ? OrganizationTable : OrganizationCards;
  if (!found) return <OrganizationsSkeleton wide={wide} />;
  if (found.total === 0) return <NoOrganizations filtered={filtered} onShowAll={onShowAll} />;
  return (
    <div aria-busy={old} className={cn('flex flex-col gap-3', old && 'opacity-60')}>
      <List organizations={found.organizations} onOpen={onOpen} onCancel={onCancel} />
      <Pager things="organizations" page={page} total={found.total} onPage={onPage} />
    </div>
  );
}

function OrganizationsSkeleton({ wide }: { wide: boolean }) {
  return (
    <ListSkeleton
      wide={wide}
      label="Organizations, loading"
      head={<OrganizationTableHead />}
      rows={6}
      rowStyle="[&>*]:h-14"
      columns={[
        ['w-40', 'mt-1.5 h-3 w-28'],
        ['w-40', 'mt-1.5 h-3 w-28'],
        'w-20',
        'ml-auto w-8',
        'ml-3 w-24',
        'w-36',
      ]}
      cards={{ box: 'grid gap-3 md:grid-cols-2', height: 'h-59' }}
    />
  );
}

type NoOrganizationsProps = { filtered: boolean; onShowAll: () => void };

function NoOrganizations({ filtered, onShowAll }: NoOrganizationsProps) {
  return (
    <Card>
      {filtered ? (
        <EmptyState
          icon={<SearchX />}
          title="No organizations match your search."
          action={<Button onClick={onShowAll}>Show all organizations</Button>}
        />
      ) : (
        <EmptyState
          icon={<Building2 />}
          title="No organizations yet. New signups will appear here after checkout."
        />
      )}
    </Card>
  );
}
