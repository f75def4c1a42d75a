import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';

type DetailsCardProps = { title: string; Icon: LucideIcon; children: ReactNode };

export function DetailsCard({ title, Icon, children }: DetailsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col">
      <CardHeader className="justify-start gap-x-2.5">
        <Icon aria-hidden="true" className="size-5 text-brand" />
        <CardTitle id={id}>{title}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-1 flex-col gap-4">{children}</CardBody>
    </Card>
  );
}

/** A list of Detail rows. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

type DetailProps = {
  label: string;
  /** Null or empty reads 'Not specified'. */
  children: ReactNode;
};

export function Detail({ label, children }: DetailProps) {
  const missing = children === null || children === '';
  return (
    <div className="flex flex-col py-2 first:pt-0 last:pb-0 sm:flex-row sm:gap-4">
      <dt className="shrink-0 text-sm leading-6 text-muted sm:w-44">{label}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere sm:text-sm sm:leading-6 [&_a]:py-0">
        {missing ? <span className="text-muted">Not specified</span> : children}
      </dd>
    </div>
  );
}
