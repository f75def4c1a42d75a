// Parses the text of /metrics like Prometheus, and refuses what Prometheus would refuse.
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/gy;
const SUFFIX = /_(bucket|sum|count)$/;

export function parseExposition(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end');
  const types = new Map<string, string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || /^# HELP [a-zA-Z_:][\w:]* ./.test(line)) continue;
    const type = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram)$/.exec(line);
    if (type?.[1] && type[2]) {
      if (types.has(type[1])) throw new Error(`declared twice: ${line}`);
      types.set(type[1], type[2]);
      continue;
    }
    const sample = parseSample(line);
    const family = types.has(sample.name) ? sample.name : sample.name.replace(SUFFIX, '');
    if (!types.has(family)) throw new Error(`no TYPE before: ${line}`);
    const key = `${sample.name} ${JSON.stringify(Object.entries(sample.labels).sort())}`;
    if (seen.has(key)) throw new Error(`repeated: ${line}`);
    seen.add(key);
    samples.push(sample);
  }
  return samples;
}

function parseSample(line: string): Sample {
  const [, name, labelText = '', value] = SAMPLE.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`not a sample: ${line}`);
  const labels: Record<string, string> = {};
  let length = 0;
  for (const [whole, label, text] of labelText.matchAll(LABEL)) {
    length += whole.length;
    if (label !== undefined) labels[label] = text ?? '';
  }
  if (length !== labelText.length) throw new Error(`not labels: ${line}`);
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) };
}
