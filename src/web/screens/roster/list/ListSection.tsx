import { type ReactNode, useId } from 'react';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';

type ListSectionProps = { title: string; mark?: ReactNode; children: ReactNode };

export function ListSection({ title, mark, children }: ListSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHeader className="justify-start gap-x-2 pb-3">
        {mark}
        <CardTitle id={id}>{title}</CardTitle>
      </CardHeader>
      <div className="border-t border-line">{children}</div>
    </Card>
  );
}
