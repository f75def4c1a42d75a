import { findLinks } from './find-links';

/** A text whose web and mail addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
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
