import { CircleAlert, CircleCheck } from 'lucide-react';
import { Spinner } from '../../../ui/Spinner';
import { importCount } from './import-count';

type ImportCountProps = { total: number; faulty: number; waiting: number; checking: boolean };

export function ImportCount({ total, faulty, waiting, checking }: ImportCountProps) {
  return (
    <p aria-live="polite" className="flex min-h-6 items-center gap-2 font-semibold">
      <Mark faulty={faulty + waiting > 0} checking={checking} />
      {checking ? `Checking ${total} rows...` : importCount(total, faulty, waiting)}
    </p>
  );
}

function Mark({ faulty, checking }: { faulty: boolean; checking: boolean }) {
  if (checking) return <Spinner className="size-5 text-brand" />;
  if (faulty) return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />;
  return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />;
}
