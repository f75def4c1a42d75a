import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo';
import { PageHeader } from '../ui/PageHeader';
import { SkipLink } from './SkipLink';

type OpenPageProps = { title: string; subtitle?: ReactNode; children: ReactNode };

/** A page that everyone may open, signed in or not. */
export function OpenPage({ title, subtitle, children }: OpenPageProps) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 w-full max-w-3xl items-center px-4 sm:px-6">
          <Link to="/" className="-mx-1 flex items-center gap-2.5 rounded-md p-1 font-semibold">
            <Logo className="size-7" />
            Muster
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <PageHeader title={title} subtitle={subtitle} />
        {children}
      </main>
    </>
  );
}
