// A sentence with a count agrees with it: '1 shift needs', '0 shifts need', '2 shifts need'. Every count goes through
// `counted` or `agree` of the engine, so that this test finds the sentence in the source and says it at 0, 1 and 2.
import { expect, test } from 'vitest';
import {
  lineAt,
  type Node,
  nameOf,
  readSourceFiles,
  type SourceFile,
  sourceFile,
  walk,
} from './source-texts.ts';

const COUNTS = [0, 1, 2];

/** Singular verbs, which follow a name: '{name} works', '{site} is'. Any other word with an s after a value is a noun. */
const VERBS =
  'is was has does works gets needs says belongs becomes begins ends starts stays goes comes follows leaves keeps looks owns signs exists as'.split(
    ' ',
  );

/** 'many' words one or two words on: '{n} future shifts', but not '{length} between shifts'. */
const NOUNS =
  /^\s(?:(?!(?:between|in|of|for|to|at|with|from|and|or|is|was|has) )[a-z-]+ ){0,2}(?:shifts|employees|people|persons|days|weeks|months|hours|nights|teams|sites|conflicts|groups|members|organisations|rows|messages|warnings|minutes|seconds|users|requests|templates|runs|codes|characters|drafts|errors)\b/;

/** A piece of a sentence: words, or a value between them. */
type Piece = string | Node;

function piecesOf(node: Node): Piece[] | undefined {
  if (node.type === 'TemplateLiteral') {
    return node.quasis.flatMap(({ value }, index): Piece[] => {
      const expression = node.expressions[index];
      const words = value.cooked ?? '';
      return expression ? [words, expression] : [words];
    });
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children.map((child): Piece => {
      if (child.type === 'JSXText') return shown(child.value);
      if (child.type !== 'JSXExpressionContainer') return child;
      const { expression } = child;
      return expression.type === 'Literal' ? String(expression.value) : expression;
    });
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return [node.left, node.right].map((side) => literalOf(side) ?? side);
  }
  return undefined;
}

/** As JSX does: what a line break begins or ends with is no space of the text. */
function shown(text: string): string {
  return text.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '').replaceAll(/\s+/g, ' ');
}

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && nameOf(node.callee) === name;

/** A limit that is written down is never 1. */
function isConstant(node: Node): boolean {
  if (node.type === 'MemberExpression') return isConstant(node.object);
  if (isCall(node, 'formatCount') && node.type === 'CallExpression') {
    const [first] = node.arguments;
    return first !== undefined && isConstant(first);
  }
  return /^[A-Z][A-Z0-9_]+$/.test(nameOf(node));
}

/** Counted already, or a length: '12 h shifts'. */
const NO_COUNTS = ['counted', 'agree', 'formatHours'];

/** A value, and right after it a noun in the plural. */
function countsByItself(value: Node, words: string): boolean {
  if (isConstant(value) || NO_COUNTS.some((name) => isCall(value, name))) return false;
  if (value.type === 'JSXElement' || value.type === 'JSXFragment') return false;
  const [, next = ''] = /^\s([a-z]+s)\b/.exec(words) ?? [];
  if (NOUNS.test(words)) return true;
  return next !== '' && !VERBS.includes(next) && !/(?:ss|us|is)$/.test(next);
}

function isOne(test: Node): boolean {
  if (test.type !== 'BinaryExpression') return false;
  const { operator, right } = test;
  if (right.type !== 'Literal') return false;
  return (
    (['===', '!=='].includes(operator) && right.value === 1) ||
    (operator === '>' && right.value === 1)
  );
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function complaintsAbout(files: readonly SourceFile[]): string[] {
  const complaints: string[] = [];
  for (const { file, source, program } of files) {
    const complain = (node: Node, what: string) =>
      complaints.push(`${file}:${lineAt(source, node.start)} ${what}`);
    walk(program, (node, parents) => {
      const pieces = piecesOf(node);
      if (pieces && parents.at(-1)?.type !== 'TaggedTemplateExpression') {
        for (const [index, piece] of pieces.entries()) {
          const before = pieces[index - 1];
          if (typeof piece !== 'string' || before === undefined || typeof before === 'string')
            continue;
          if (countsByItself(before, piece)) {
            complain(node, `counts by itself: use counted(). In: {}${piece}`);
          }
        }
        if (pieces.some((piece) => typeof piece === 'string' && /\w\(e?s\)/.test(piece))) {
          complain(node, 'has (s): use counted()');
        }
        for (const fault of faultsOf(pieces)) complain(node, fault);
      }
      if (
        node.type === 'ConditionalExpression' &&
        isOne(node.test) &&
        isText(node.consequent) &&
        isText(node.alternate) &&
        !isStyle(node.consequent)
      ) {
        complain(node, 'chooses words by a count: use agree() or counted()');
      }
      if (isCall(node, 'counted')) {
        for (const fault of faultsOf([node])) complain(node, fault);
      }
    });
  }
  return complaints;
}

/** Names of classes: 'text-xl', and those of the canvas. */
function isStyle(node: Node): boolean {
  return /^(?:badge|[a-z]+-[a-z]+)$/.test(literalOf(node) ?? '');
}

/** What the sentence reads at 0, 1 and 2, and what is wrong with that. */
function faultsOf(pieces: readonly Piece[]): string[] {
  const counts = pieces.some((piece) => typeof piece !== 'string' && isCall(piece, 'counted'));
  if (!counts) return [];
  return COUNTS.flatMap((count) => {
    const sentence = pieces.map((piece) => said(piece, count)).join('');
    const fault = faultIn(sentence, count);
    return fault ? [`reads wrong at ${count} (${fault}): ${sentence}`] : [];
  });
}

function said(piece: Piece, count: number): string {
  if (typeof piece === 'string') return piece;
  if (piece.type !== 'CallExpression') return '{}';
  const [, one, many] = piece.arguments.map((argument) => literalOf(argument));
  if (isCall(piece, 'agree')) return (count === 1 ? one : many) ?? '{}';
  if (!isCall(piece, 'counted')) return '{}';
  return `${count} ${count === 1 ? (one ?? '{}') : (many ?? `${one ?? '{}'}s`)}`;
}

function literalOf(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const FOR_ONE =
  'is|was|has|needs|uses|does|waits|stays|goes|comes|overlaps|clashes|begins|ends|starts|works|matches|expires|holds';
const FOR_MANY =
  'are|were|have|need|use|do|wait|stay|go|come|overlap|clash|begin|end|start|work|match|expire|hold';
/** After these a verb is the same for one and for many. */
const MODAL = 'will|can|may|must|to|would|could|should';

const FAULTS: Record<number, readonly (readonly [pattern: RegExp, fault: string])[]> = {
  1: [
    [new RegExp(`\\b1 (?:(?!${MODAL})[\\w-]+ ){1,4}(?:${FOR_MANY})\\b`), 'the verb is for many'],
    [/\b1 [^{}.]*\b(?:them|they|their|these|those)\b/, 'the pronoun is for many'],
    [/\b1 [^{}]*\. [^{}]*\b(?:them|these|those)\b/, 'the pronoun is for many'],
    [
      new RegExp(
        `\\b1 (?:(?!(?:${FOR_ONE}) )[a-z-]+ )*(?:(?!(?:${FOR_ONE})\\b)[a-z]{2,}[^sui]s|people)\\b`,
      ),
      'the noun is for many',
    ],
  ],
  2: [
    [new RegExp(`\\b2 (?:(?!${MODAL})[\\w-]+ ){1,4}(?:${FOR_ONE})\\b`), 'the verb is for one'],
    [/\b2 [^{}]*\bthat one\b/, 'the pronoun is for one'],
    [
      /\b2 (?:[a-z-]+ )*(?:[a-z]+(?:[^aeiou]ys|chs|shs|xs|ss)|persons|childs)\b/,
      'the noun has another plural',
    ],
    [/\b2 [a-z ]*\b(?:of|in|at|to|for|on)\b [a-z]+s$/, 'the plural is at the wrong word'],
  ],
};

function faultIn(sentence: string, count: number): string | undefined {
  const text = count === 0 ? sentence.replaceAll(/\b0 /g, '2 ') : sentence;
  return FAULTS[count === 1 ? 1 : 2]?.find(([pattern]) => pattern.test(text))?.[1];
}

const files = readSourceFiles();

test('every sentence with a count agrees at 0, 1 and 2', () => {
  const calls = files.flatMap(({ program }) => {
    const found: Node[] = [];
    walk(program, (node) => isCall(node, 'counted') && found.push(node));
    return found;
  });
  expect(calls.length).toBeGreaterThan(40);
  expect(complaintsAbout(files)).toEqual([]);
});

const wrongIn = (source: string) => complaintsAbout([sourceFile('Screen.tsx', source)]);
const value = (name: string) => `\${${name}}`;

test.each([
  `const text = \`${value('count')} shifts\`;`,
  `const text = \`${value('count')} future shifts\`;`,
  `const text = \`${value('count')} shift(s)\`;`,
  `const text = \`${value("counted(n, 'shift')")} need a site\`;`,
  `const text = \`${value("counted(n, 'shift needs', 'shifts need')")} it. Move or delete them.\`;`,
  `const text = \`${value("counted(n, 'person')")}\`;`,
  `const text = \`${value("counted(n, 'day of leave')")}\`;`,
  "const text = n === 1 ? '1 shift' : 'many shifts';",
  "const text = n + ' shifts';",
  '<p>{shifts.length} people here</p>',
  "<p>{counted(n, 'shift')} are drafts</p>",
])('a sentence that does not agree is found: %s', (source) => {
  expect(wrongIn(source)).not.toEqual([]);
});

test.each([
  `const text = \`At least ${value('LIMITS.passwordMin')} characters\`;`,
  `const text = \`${value('name')} works then\`;`,
  `const text = \`${value("counted(n, 'shift needs', 'shifts need')")} it\`;`,
  `const text = \`${value("counted(n, 'shift')")} ${value("agree(n, 'is', 'are')")} left. Move ${value("agree(n, 'it', 'them')")}.\`;`,
  `const text = \`${value("counted(n, 'person', 'people')")} will be told\`;`,
  "<p>{counted(n, 'shift group')}</p>",
])('a sentence that agrees passes: %s', (source) => {
  expect(wrongIn(source)).toEqual([]);
});
