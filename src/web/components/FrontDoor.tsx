import type { ReactNode } from 'react';
import { buttonStyles } from '../ui/button-styles';
import { Card } from '../ui/Card';
import { cn } from '../ui/cn';
import { Logo } from '../ui/Logo';

/** The style of the links below the card, high enough for a thumb. */
export const frontDoorLink = cn(buttonStyles({ variant: 'link' }), 'min-h-11 sm:min-h-8');

type FrontDoorProps = {
  title: string;
  subtitle: ReactNode;
  /** The other ways from here, below the card. */
  links?: ReactNode;
  children: ReactNode;
};

/** A page with one small form, for people who haven't signed in yet. */
export function FrontDoor({ title, subtitle, links, children }: FrontDoorProps) {
  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-8 outline-none"
    >
      <header className="flex flex-col items-center gap-3 text-center">
        <Logo className="size-12" />
        <div>
          <h1 className="text-2xl leading-8 font-semibold tracking-tight">{title}</h1>
          <p className="mt-1 text-balance text-muted">{subtitle}</p>
        </div>
      </header>
      <Card className="bg-raised p-5 sm:p-6">{children}</Card>
      {links && (
        <div className="flex flex-col items-center gap-1 text-center sm:text-sm">{links}</div>
      )}
    </main>
  );
}
