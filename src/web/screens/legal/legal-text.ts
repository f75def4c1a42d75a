// Legal texts as the server sends them: plain text with '# ' and '## ' before headings, '- ' before items
// and empty lines between blocks.

export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

const HEADING = /^(##?)\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;

/** Adds a line to a run of lines without an empty one between them. */
function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const [, marks, heading] = HEADING.exec(line) ?? [];
  const item = ITEM.exec(line)?.[1];
  if (heading !== undefined) {
    blocks.push({ kind: 'heading', level: marks === '#' ? 1 : 2, text: heading });
  } else if (item !== undefined) {
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  } else if (last?.kind === 'list') {
    last.items.push(`${last.items.pop()} ${line}`);
  } else if (last?.kind === 'paragraph') {
    last.text += ` ${line}`;
  } else {
    blocks.push({ kind: 'paragraph', text: line });
  }
}

export function readBlocks(text: string): Block[] {
  const passages = text.replaceAll(/\r\n?/g, '\n').split(/\n\s*\n/);
  return passages.flatMap((passage) => {
    const blocks: Block[] = [];
    const lines = passage.split('\n').map((line) => line.trim());
    for (const line of lines.filter(Boolean)) addLine(blocks, line);
    return blocks;
  });
}

export interface LegalText {
  /** The first '# ' heading becomes the page's title. */
  title: string | undefined;
  blocks: Block[];
}

export function readLegalText(text: string): LegalText {
  const blocks = readBlocks(text);
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const heading = blocks[first];
  if (heading?.kind !== 'heading') return { title: undefined, blocks };
  return { title: heading.text, blocks: blocks.toSpliced(first, 1) };
}
