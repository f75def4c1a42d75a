import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { cn } from '../../ui/cn';
import { Logo } from '../../ui/Logo';
import { Skeleton } from '../../ui/Skeleton';

type SandboxPageProps = {
  title: string;
  subtitle?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** Looks like a card provider's page: apart from the app, with one thing to do. */
export function SandboxPage({ title, subtitle, wide = false, children }: SandboxPageProps) {
  return (
    <>
      <TestModeNote />
      <main
        tabIndex={-1}
        className={cn(
          'mx-auto flex w-full flex-col gap-6 px-4 py-6 outline-none sm:px-6 sm:py-12',
          wide ? 'max-w-4xl' : 'max-w-xl',
        )}
      >
        <header>
          <p className="flex items-center gap-2.5 font-semibold">
            <Logo className="size-7" />
            Muster
          </p>
          <h1 className="mt-6 text-2xl leading-8 font-semibold tracking-tight">{title}</h1>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        </header>
        {children}
      </main>
    </>
  );
}

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

/** Nobody may mistake test mode for a real payment. */
function TestModeNote() {
  return (
    <p className="sticky top-0 z-10 flex items-center justify-center gap-2 border-b border-warn/30 bg-warn-soft px-4 py-2 text-center text-sm font-semibold text-warn">
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
      Test mode: no card is charged
    </p>
  );
}
