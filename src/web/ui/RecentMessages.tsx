import { CircleAlert, CircleCheck } from 'lucide-react';
import { cn } from './cn';
import { useToasts } from './toast-store';

/** '09:05' on the viewer's own clock. */
function clockTime(at: number): string {
  return new Date(at).toTimeString().slice(0, 5);
}

export function RecentMessages() {
  const { recent } = useToasts();
  if (recent.length === 0) return <p className="text-muted sm:text-sm">No messages yet</p>;
  return (
    <ul aria-label="Recent messages" className="divide-y divide-line sm:text-sm">
      {recent.map((message) => {
        const failed = message.tone === 'destructive';
        const Icon = failed ? CircleAlert : CircleCheck;
        return (
          <li key={message.id} className="flex items-start gap-3 py-2.5">
            <Icon
              aria-hidden="true"
              className={cn('mt-0.5 size-4 shrink-0', failed ? 'text-danger' : 'text-brand')}
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {failed && <span className="sr-only">Failed: </span>}
                {message.title}
              </p>
              {message.description && <p className="text-muted">{message.description}</p>}
            </div>
            <time dateTime={new Date(message.at).toISOString()} className="text-muted">
              {clockTime(message.at)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
