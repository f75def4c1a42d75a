import type { ReactNode } from 'react';
import { cn } from '../../ui/cn';
import { Logo } from '../../ui/Logo';
import { TestModeNote } from './TestModeNote';

type SandboxPageProps = {
  title: string;
  subtitle?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** A page as a card provider would host it: away from the app, with one thing to do. */
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
