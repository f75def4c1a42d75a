import { LoadFailure } from '../../components/LoadFailure';
import { OpenPage } from '../../components/OpenPage';
import { useDocumentTitle } from '../../components/use-document-title';
import { useLegalDocument } from '../../data/installation';
import { cn } from '../../ui/cn';
import { Skeleton } from '../../ui/Skeleton';
import { findLinks } from './find-links';
import { type Block, readLegalText } from './legal-text';

export function TermsScreen() {
  return <LegalPage document="terms" title="Terms of Service" />;
}

export function PrivacyScreen() {
  return <LegalPage document="privacy" title="Privacy Policy" />;
}

type LegalPageProps = { document: 'terms' | 'privacy'; title: string };

/** The operator's own text, or the one that comes with Muster. */
function LegalPage({ document, title }: LegalPageProps) {
  const reading = useLegalDocument({ document });
  const legal = reading.data && readLegalText(reading.data.text);
  const heading = legal?.title ?? title;

  useDocumentTitle(heading);

  return (
    <OpenPage title={heading}>
      {reading.error && <LoadFailure title="Failed to load this text" queries={[reading]} />}
      {reading.isPending && <LegalSkeleton />}
      {legal && (
        <article className="flex max-w-2xl flex-col gap-4 leading-7">
          {legal.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text that never changes
            <LegalBlock key={index} block={block} />
          ))}
        </article>
      )}
    </OpenPage>
  );
}

function LegalSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3].map((section) => (
        <div key={section} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}

function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h2 className={cn('mt-4 font-semibold', block.level === 1 ? 'text-xl' : 'text-lg')}>
        <LinkedText text={block.text} />
      </h2>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <LinkedText text={block.text} />
      </p>
    );
  }
  return (
    <ul className="list-disc space-y-1 pl-6 marker:text-muted">
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text that never changes
        <li key={index}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A text with its web and email addresses as links. */
function LinkedText({ text }: { text: string }) {
  return findLinks(text).map(({ text: part, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
        key={index}
        href={href}
        className="text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
