type ContactLinkProps = { kind: 'phone' | 'email'; value: string | null };

export function ContactLink({ kind, value }: ContactLinkProps) {
  if (!value) return <span className="text-muted">–</span>;
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
