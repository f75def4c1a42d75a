import { CodeBadge } from './CodeBadge';

type WeekStripProps = {
  label: string;
  days: readonly { key: string; code: string; title?: string | undefined }[];
};

/** Seven codes in a row. */
export function WeekStrip({ label, days }: WeekStripProps) {
  return (
    <span className="inline-flex flex-wrap gap-0.5">
      <span className="sr-only">{label}: </span>
      {days.map(({ key, code, title }) => (
        <CodeBadge key={key} code={code} title={title} />
      ))}
    </span>
  );
}
