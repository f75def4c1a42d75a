import { Pager } from '../../../components/Pager';
import { useWideScreen } from '../../../components/use-wide-screen';
import { cn } from '../../../ui/cn';
import { RequestCards } from './RequestCards';
import { RequestsSkeleton } from './RequestsSkeleton';
import { type RequestRowsProps, RequestTable } from './RequestTable';

type RequestListProps = Omit<RequestRowsProps, 'requests'> & {
  /** Undefined while they are being read. */
  found: (Pick<RequestRowsProps, 'requests'> & { total: number }) | undefined;
  page: number;
  /** What is shown is still the answer to an earlier question. */
  old: boolean;
  onPage: (page: number) => void;
};

export function RequestList({ found, page, old, onPage, ...handlers }: RequestListProps) {
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
