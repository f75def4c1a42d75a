import type { ReactNode } from 'react';

type HelpSectionProps = { id: string; title: string; children: ReactNode };

/** Its heading takes the address's #id, below the navigation that stays on top. */
export function HelpSection({ id, title, children }: HelpSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 leading-7 [&_h3]:mt-3 [&_h3]:font-semibold [&_li]:pl-1 [&_ul.plain]:list-disc [&_ul.plain]:space-y-1.5 [&_ul.plain]:pl-5 [&_ul.plain]:marker:text-muted"
    >
      <h2
        id={id}
        tabIndex={-1}
        className="scroll-mt-28 text-xl font-semibold tracking-tight outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
