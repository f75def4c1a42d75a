import type { AuditEntry } from '#contract/api/admin-organizations';
import { useZone } from '../../../components/use-zone';
import { formatMoment } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { actionWords, inWords, metadataFacts } from './audit-words';

export function ActivityEntry({ entry }: { entry: AuditEntry }) {
  const zone = useZone();
  const facts = metadataFacts(entry.metadata);
  return (
    <li className="flex flex-col gap-0.5 px-4 py-2.5 text-base sm:text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <p className="font-medium">{actionWords(entry.action)}</p>
        <Badge>{inWords(entry.target_type)}</Badge>
        <p className="text-sm text-muted tabular-nums sm:ml-auto">
          {entry.actor_name && `${entry.actor_name}, `}
          <time dateTime={entry.created_at}>{formatMoment(entry.created_at, zone)}</time>
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 text-sm wrap-anywhere">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex gap-1.5">
              <dt className="shrink-0 text-muted">{term}</dt>
              <dd className="min-w-0">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
