import { ListSkeleton } from '../../../ui/ListSkeleton';
import { OrganizationTableHead } from './OrganizationTableHead';

export function OrganizationsSkeleton({ wide }: { wide: boolean }) {
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
