import { ListSkeleton } from '../../../ui/ListSkeleton';
import { RequestTableHead } from './RequestTableHead';

export function RequestsSkeleton({ wide }: { wide: boolean }) {
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
