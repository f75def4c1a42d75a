import { Pager } from '../../../components/Pager';
import { useWideScreen } from '../../../components/use-wide-screen';
import { cn } from '../../../ui/cn';
import { NoOrganizations } from './NoOrganizations';
import { OrganizationCards } from './OrganizationCards';
import { OrganizationsSkeleton } from './OrganizationsSkeleton';
import { type OrganizationRowsProps, OrganizationTable } from './OrganizationTable';

type OrganizationListProps = Omit<OrganizationRowsProps, 'organizations'> & {
  /** Undefined while they are being read. */
  found: (Pick<OrganizationRowsProps, 'organizations'> & { total: number }) | undefined;
  page: number;
  /** What is shown is still the answer to an earlier question. */
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
