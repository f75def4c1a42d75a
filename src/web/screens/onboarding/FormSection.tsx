import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; text: string; children: ReactNode };

/** Some fields that belong together, and what they are for. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] sm:p-6"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
