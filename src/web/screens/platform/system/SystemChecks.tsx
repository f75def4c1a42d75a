import { CircleCheck, CircleX, Mail, RefreshCw, TriangleAlert } from 'lucide-react';
import type { SystemCheck } from '#contract/api/platform';
import { LoadFailure } from '../../../components/LoadFailure';
import { useSendTestEmail, useSystem } from '../../../data/platform';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';

const LOOKS = {
  good: { Icon: CircleCheck, word: 'Good', className: 'text-brand' },
  warn: { Icon: TriangleAlert, word: 'Needs a look', className: 'text-warn' },
  bad: { Icon: CircleX, word: 'Wrong', className: 'text-danger' },
};

/** What `npm run doctor` prints, for those who run this installation. */
export function SystemChecks() {
  const system = useSystem();
  const { data, error, isFetching, refetch } = system;
  if (!data && error) {
    return (
      <Card>
        <LoadFailure title="Failed to check the system" queries={[system]} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        <TestEmailButton />
        <Button pending={isFetching} onClick={() => refetch()}>
          {!isFetching && <RefreshCw aria-hidden="true" />}
          Check again
        </Button>
      </div>
      <Card>
        {data ? (
          <dl className="divide-y divide-line">
            {data.checks.map((check) => (
              <CheckRow key={check.name} check={check} />
            ))}
          </dl>
        ) : (
          <Skeleton className="h-120 rounded-lg" />
        )}
      </Card>
    </div>
  );
}

function CheckRow({ check: { name, state, text } }: { check: SystemCheck }) {
  const { Icon, word, className } = LOOKS[state];
  return (
    <div className="flex flex-col gap-x-4 px-4 py-3 sm:flex-row">
      <dt className="flex shrink-0 items-start gap-2 font-medium sm:w-44 sm:text-sm sm:leading-6">
        <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', className)} />
        {name}
        <span className="sr-only">: {word}</span>
      </dt>
      <dd className="min-w-0 flex-1 wrap-anywhere max-sm:pl-7 sm:text-sm sm:leading-6">{text}</dd>
    </div>
  );
}

function TestEmailButton() {
  const { mutateAsync, isPending } = useSendTestEmail();

  async function send() {
    try {
      const { message } = await mutateAsync();
      toast({ title: 'Test email', description: message });
    } catch (error) {
      toastFailure('Failed to send the test email', error);
    }
  }

  return (
    <Button pending={isPending} onClick={send}>
      {!isPending && <Mail aria-hidden="true" />}
      {isPending ? 'Sending...' : 'Send me a test email'}
    </Button>
  );
}
