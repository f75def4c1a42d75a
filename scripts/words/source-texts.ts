// Every text that people may read, taken from the source: labels, sentences, errors, emails, summaries of calls,
// what the commands print. The tests beside this file check the words and the counts in them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
/** What `npm start` prints is read by those who run Muster. */
const SCRIPTS = ['start', 'build', 'run-bundled'].map((name) => `scripts/${name}.mjs`);
/** Tests and their tools, and the demo's made-up people, whose job titles are their own. */
const NO_SOURCE = /\.test\.tsx?$|\.gen\.ts$|[\\/](testing|words|demo)[\\/]/;

export type Node = ESTree.Node;

export interface Text {
  file: string;
  line: number;
  /** With `{}` in place of every value. */
  text: string;
}

const SERVER = /^src[\\/](server|contract|engine)/;

/** Of a right, a limit or a lock: what the server says to people has a capital, a stop or a value in it. */
function isName(text: string): boolean {
  return /^[a-z][a-z -]*$/.test(text);
}

export interface SourceFile {
  file: string;
  source: string;
  program: ESTree.Program;
}

export function readSourceFiles(): SourceFile[] {
  const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  return [...names.map((name) => join('src', name)), ...SCRIPTS]
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !NO_SOURCE.test(file))
    .map((file) => sourceFile(file, readFileSync(join(ROOT, file), 'utf8')));
}

/** Pages that no code draws. */
export function readPageTexts(): Text[] {
  return ['src/web/index.html', 'src/web/public/offline.html'].flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return [...source.matchAll(/>([^<>{}]*\w[^<>{}]*)</g)].map((match) => ({
      file,
      line: lineAt(source, match.index),
      text: plain(match[1] ?? ''),
    }));
  });
}

export function sourceFile(file: string, source: string): SourceFile {
  return { file, source, program: parseSync(file, source).program };
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

export function textsOf({ file, source, program }: SourceFile): Text[] {
  const texts: Text[] = [];
  walk(program, (node, parents) => {
    const text = textOf(node);
    if (text === undefined || !isForPeople(node, parents, text)) return;
    if (SERVER.test(file) && isName(text)) return;
    texts.push({ file, line: lineAt(source, node.start), text: plain(text) });
  });
  return texts;
}

export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: Node[] = [],
): void {
  visit(node, parents);
  parents.push(node);
  for (const key in node) {
    const value = node[key as keyof Node] as unknown;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, parents);
    }
  }
  parents.pop();
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked).join('{}');
  return undefined;
}

/** As a browser shows it; line breaks stay where a text has its own. */
function plain(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .join('\n\n')
    .trim();
}

/** What is counted is read by people, though it is a single word. */
const COUNTING = ['counted', 'agree'];

const CODE_PARENTS = [
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'TaggedTemplateExpression',
  'TSLiteralType',
  'TSTemplateLiteralType',
];
const CODE_ATTRIBUTES =
  /^(className|class|d|rel|href|to|from|id|name|key|type|role|viewBox)$|Style$/;

function isForPeople(node: Node, parents: readonly Node[], text: string): boolean {
  const parent = parents.at(-1);
  if (!parent || CODE_PARENTS.includes(parent.type)) return false;
  if (parent.type === 'Property' && (parent.key === node || isSearchedFor(parent.key)))
    return false;
  const attribute = parents.findLast(({ type }) => type === 'JSXAttribute');
  if (attribute?.type === 'JSXAttribute' && CODE_ATTRIBUTES.test(String(attribute.name.name))) {
    return false;
  }
  if (parent.type === 'CallExpression' && COUNTING.includes(nameOf(parent.callee))) return true;
  return node.type === 'JSXText' ? /\w/.test(text) : isProse(text);
}

/** Other words that people may type for a command; nobody reads them. */
function isSearchedFor(key: Node): boolean {
  return nameOf(key) === 'words';
}

const DATABASE = /^(select|insert|update|delete|create|alter|with) |^\w+ as \w+$/;

/** A label begins with a capital, a sentence has several words; the rest are names in the code. */
function isProse(text: string): boolean {
  if (DATABASE.test(text.trim())) return false;
  return /^[A-Z][a-z]/.test(text.trim()) || /[A-Za-z]{2}[,:;]?\s+\{?\}?\s*[A-Za-z]/.test(text);
}

export function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : '';
}
