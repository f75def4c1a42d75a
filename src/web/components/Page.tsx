import type { ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader';

type PageProps = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** The ordinary signed-in page. A screen that needs the whole window doesn't use it. */
export function Page({ children, ...header }: PageProps) {
  return (
    <div
      data-page
      className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 sm:pt-6"
    >
      <PageHeader {...header} />
      {children}
    </div>
  );
}
