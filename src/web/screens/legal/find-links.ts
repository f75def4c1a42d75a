export interface Part {
  text: string;
  /** Where it leads, for a web or mail address. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** What ends the sentence is no part of the address. */
const TRAILING = /[.,;:!?'’)\]]+$/;

function hrefOf(address: string): string {
  if (/^https?:/i.test(address)) return address;
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`;
}

/** Cuts a text at its web and mail addresses. */
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
