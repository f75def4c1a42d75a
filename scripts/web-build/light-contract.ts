// A call from the browser needs an address and a right, not the schemas that check it: those would be most
// of the code that runs before the first screen. Beside each module of calls there is a light one with its
// plain values, and a schema is loaded with the form that uses it.
import { readFileSync } from 'node:fs';
import { type ESTree, type Plugin, parseSync } from 'vite';

const LIGHT = '?light';
const WITH_SCHEMAS = /^#contract\/(api\/|session-user$)/;

export function lightContract(): Plugin {
  return {
    name: 'muster:light-contract',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(LIGHT)) return null;
      const whole = await this.resolve(source.slice(0, -LIGHT.length), importer);
      return whole && whole.id + LIGHT;
    },
    load(id) {
      if (!id.endsWith(LIGHT)) return null;
      const file = id.slice(0, -LIGHT.length);
      this.addWatchFile(file);
      return lightModule(readFileSync(file, 'utf8'));
    },
    // A schema taken from a name for all calls would be undefined only in the browser.
    onLog(_level, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
    },
    transform: {
      filter: { id: /[\\/]src[\\/]web[\\/].*\.tsx?$/, code: /'#contract\// },
      async handler(code, id) {
        let split = code;
        for (const node of importsOfSchemas(code)) {
          const whole = await this.resolve(node.source.value, id);
          const plain = plainValues(readFileSync(whole?.id ?? '', 'utf8'));
          split = split.slice(0, node.start) + splitImport(node, plain) + split.slice(node.end);
        }
        return split;
      },
    },
  };
}

/** The last first: what is put in the place of one must not move the others. */
function importsOfSchemas(code: string): ESTree.ImportDeclaration[] {
  return parseSync('screen.tsx', code)
    .program.body.filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source, importKind }) => importKind !== 'type' && WITH_SCHEMAS.test(source.value))
    .reverse();
}

function splitImport(node: ESTree.ImportDeclaration, plain: Map<string, string>): string {
  const from = node.source.value;
  const light: string[] = [];
  const whole: string[] = [];
  for (const each of node.specifiers) {
    // Only calls are imported under one name for all.
    if (each.type !== 'ImportSpecifier')
      return `import * as ${each.local.name} from '${from}${LIGHT}';`;
    if (each.importKind === 'type') continue;
    (plain.has(each.local.name) ? light : whole).push(each.local.name);
  }
  return [
    ...(light.length > 0 ? [`import { ${light} } from '${from}${LIGHT}';`] : []),
    ...(whole.length > 0 ? [`import { ${whole} } from '${from}';`] : []),
  ].join(' ');
}

export function lightModule(source: string): string {
  return [...plainValues(source)]
    .map(([name, text]) => `export const ${name} = ${text};`)
    .join('\n');
}

/** The text of each exported value that needs nothing else, by its name. */
function plainValues(source: string): Map<string, string> {
  const exported = parseSync('contract.ts', source)
    .program.body.filter((node) => node.type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
    );
  const values = new Map<string, string>();
  for (const { id, init } of exported) {
    const text = init && plainText(init, source);
    if (text && id.type === 'Identifier') values.set(id.name, text);
  }
  return values;
}

function plainText(value: ESTree.Expression, source: string): string | undefined {
  const text = source.slice(value.start, value.end);
  switch (value.type) {
    case 'TSAsExpression':
      return plainText(value.expression, source);
    case 'Literal':
      return text;
    case 'ArrayExpression':
      return value.elements.every((each) => each?.type === 'Literal') ? text : undefined;
    case 'CallExpression':
      return callText(value, source);
    default:
      return undefined;
  }
}

const PARTS_OF_CALL = ['method', 'path', 'right', 'produces'];

/** Of a declaration what the browser needs to call it. */
function callText({ callee, arguments: [declaration] }: ESTree.CallExpression, source: string) {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return undefined;
  if (declaration?.type !== 'ObjectExpression') return undefined;
  const parts = declaration.properties
    .map(({ start, end }) => source.slice(start, end))
    .filter((part) => PARTS_OF_CALL.some((name) => part.startsWith(`${name}:`)));
  return `{ ${parts.join(', ')} }`;
}
