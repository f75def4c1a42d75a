import { LoadFailure } from '../../components/LoadFailure';
import { OpenPage } from '../../components/OpenPage';
import { useDocumentTitle } from '../../components/use-document-title';
import { useLegalDocument } from '../../data/installation';
import { LegalBlock } from './LegalBlock';
import { LegalSkeleton } from './LegalSkeleton';
import { readLegalText } from './legal-text';

type LegalPageProps = { document: 'terms' | 'privacy'; title: string };

/** The operator's own text, or the one that ships. */
export function LegalPage({ document, title }: LegalPageProps) {
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
