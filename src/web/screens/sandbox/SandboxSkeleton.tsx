import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { SandboxPage } from './SandboxPage';

type SandboxSkeletonProps = { title: string; wide?: boolean };

export function SandboxSkeleton({ title, wide = false }: SandboxSkeletonProps) {
  return (
    <SandboxPage title={title} subtitle={<Skeleton className="my-1 w-40" />} wide={wide}>
      <div role="status" className={wide ? 'grid gap-6 md:grid-cols-2' : undefined}>
        <span className="sr-only">Loading...</span>
        {wide && <Skeleton className="h-56" />}
        <Card className="flex flex-col gap-4 bg-raised p-4 sm:p-6">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-28" />
          <Skeleton className="h-11" />
        </Card>
      </div>
    </SandboxPage>
  );
}
