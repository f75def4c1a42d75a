// The text of each page of a PDF as Chromium writes it: objects in the open, texts as numbers of glyphs.
import { inflateSync } from 'node:zlib';

/** Texts by the hexadecimal codes of their glyphs, which have so many digits. */
interface Font {
  digits: number;
  texts: Map<number, string>;
}

const number = (hex: string) => Number.parseInt(hex, 16);

function readObjects(pdf: Buffer): Map<string, string> {
  // In latin1 each character is one byte, so that a stream can be turned into bytes again.
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g);
  return new Map([...found].map(([, id = '', object = '']) => [id, object]));
}

function streamOf(object = ''): string {
  const parts = /^([\s\S]*?)stream\r?\n([\s\S]*)\sendstream/.exec(object);
  const [, dictionary = '', bytes = ''] = parts ?? [];
  if (!dictionary.includes('/FlateDecode')) return bytes;
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

/** Lines of `<code> <text>`, and of `<first> <last> <text of the first>`. */
function readFont(map: string): Font {
  const [, body = ''] = map.split('endcodespacerange');
  const texts = new Map<number, string>();
  for (const [, first = '', ...more] of body.matchAll(/<(\w+)> <(\w+)>(?: <(\w+)>)?/g)) {
    const [last, text] = more[1] ? more : [first, more[0]];
    for (let code = number(first); code <= number(last ?? ''); code += 1) {
      texts.set(code, String.fromCharCode(number(text ?? '') + code - number(first)));
    }
  }
  return { digits: /<(\w+)>/.exec(map)?.[1]?.length ?? 4, texts };
}

/** Without spaces: where a word ends is a matter of positions. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const follow = (object: string | undefined, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(object ?? '')?.[1] ?? '');
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));
  return pages.map((page) => {
    let font: Font | undefined;
    let text = '';
    const steps = streamOf(follow(page, 'Contents')).matchAll(/\/(\w+) [\d.]+ Tf|<(\w+)> Tj/g);
    for (const [, fontName, shown = ''] of steps) {
      if (fontName) font = readFont(streamOf(follow(follow(page, fontName), 'ToUnicode')));
      const codes = shown.match(new RegExp(`.{${font?.digits}}`, 'g')) ?? [];
      for (const code of codes) text += font?.texts.get(number(code)) ?? '';
    }
    return text.replaceAll(/\s/g, '');
  });
}
