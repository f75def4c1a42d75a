import { type ReactNode, useId } from 'react';
import { Card } from '../../../../../ui/Card';

export function ParametersSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4 p-4 sm:p-5">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      {children}
    </Card>
  );
}
