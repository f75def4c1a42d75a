type ContactLinkProps = {
  kind: 'phone' | 'email';
  value: string | null;
  /** What stands there without a value. */
  none?: string | undefined;
};

export function ContactLink({ kind, value, none = '–' }: ContactLinkProps) {
  if (!value) return <span className="text-muted">{none}</span>;
  const href = kind === 'email' ? `mailto:${value}` : `tel:${value.replaceAll(/[^\d+]/g, '')}`;
  return (
    <a
      href={href}
      className="inline-block min-h-6 py-0.5 underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-text"
    >
      {value}
    </a>
  );
}
