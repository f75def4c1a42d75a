import { Inbox, SearchX } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import type { RequestStatusFilter } from '../organization-search';
import { emptyWords } from './request-words';

type NoRequestsProps = {
  status: RequestStatusFilter;
  searched: boolean;
  onShowAll: () => void;
};

export function NoRequests({ status, searched, onShowAll }: NoRequestsProps) {
  const showAll = <Button onClick={onShowAll}>Show all requests</Button>;
  return (
    <Card>
      {searched ? (
        <EmptyState icon={<SearchX />} title="No requests match your search." action={showAll} />
      ) : (
        <EmptyState icon={<Inbox />} {...emptyWords(status)} action={status !== 'all' && showAll} />
      )}
    </Card>
  );
}
