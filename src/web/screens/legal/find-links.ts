export interface Part {
  text: string;
  /** The target of a web or email address. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,;:!?'’)\]]+$/;

function hrefOf(address: string): string {
  if (/^https?:/i.test(address)) return address;
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`;
}

/** Splits a text at its web and email addresses. */
export function findLinks(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: hrefOf(address) });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
