import type { RosterFinding } from '#contract/api/rules';
import { Alert } from '../ui/Alert';

type FindingsAlertProps = {
  findings: readonly RosterFinding[];
  /** Whether saving would be refused. */
  blocked?: boolean;
};

/** What the rules find about a day or a change, with the smallest change that clears each. */
export function FindingsAlert({ findings, blocked = false }: FindingsAlertProps) {
  if (findings.length === 0) return null;
  return (
    <Alert
      tone={blocked ? 'danger' : 'warn'}
      title={blocked ? 'A rule blocks this' : 'Check this against your rules'}
    >
      <ul className="flex flex-col gap-1">
        {findings.map(({ fingerprint, text, fix, override }) => (
          <li key={fingerprint}>
            {text}.{fix && !override && ` ${fix}.`}
            {override && ` Allowed by ${override.by}: ${override.reason}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
