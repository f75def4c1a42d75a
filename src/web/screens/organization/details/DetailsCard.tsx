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
