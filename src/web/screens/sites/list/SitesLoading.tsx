import { ListSkeleton } from '../../../ui/ListSkeleton';
import { SitesTableHead } from './SitesTableHead';

export function SitesLoading({ wide }: { wide: boolean }) {
  return (
    <ListSkeleton
      wide={wide}
      label="Job sites, loading"
      head={<SitesTableHead />}
      rows={6}
      columns={[['my-0.5 w-40', 'mt-1 h-3 w-20'], 'w-24', 'w-44', 'w-36', 'ml-auto w-16']}
      cards={{ box: 'flex flex-col gap-3', height: 'h-46' }}
    />
  );
}
