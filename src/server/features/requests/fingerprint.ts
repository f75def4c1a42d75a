// The fingerprint of what a card showed. It has a part for each sentence, so that a decision from an older picture can be
// answered with what is different.
import { hash } from 'node:crypto';
import type { DecisionEffect } from '#contract/api/requests';
import { counted } from '#engine/counted';
import { effectLines } from '#engine/requests/effect-lines';

/** Enough sentences to tell a difference; the first part covers all of them. */
const MOST_LINES = 60;

/** The effect with a fingerprint of its own facts, of what else it rests on, and of each of its sentences. */
export function sealed(effect: DecisionEffect, facts: unknown): DecisionEffect {
  const lines = effectLines(effect);
  const all = partOf(JSON.stringify([facts, effect.fingerprint, lines]), 22);
  const parts = lines.slice(0, MOST_LINES).map((line) => partOf(line, 6));
  return { ...effect, fingerprint: [all, ...parts].join('.') };
}

/** Undefined when nothing is different. */
export function differenceSince(shown: string, effect: DecisionEffect): string | undefined {
  if (shown === effect.fingerprint) return undefined;
  const known = new Set(shown.split('.').slice(1));
  const lines = effectLines(effect).slice(0, MOST_LINES);
  const added = lines.filter((line) => !known.has(partOf(line, 6)));
  const gone = known.size - (lines.length - added.length);
  const news = added.length > 0 ? [`Now: ${added.join(' ')}`] : [];
  if (gone > added.length) news.push(`No longer true: ${counted(gone, 'point')} from before.`);
  if (effect.findings.length === 0 && effect.clean) news.push('Now nothing stands against it.');
  return news.length > 0 ? news.join(' ') : 'A shift that it touches has changed.';
}

function partOf(text: string, length: number): string {
  return hash('sha256', text, 'base64url').slice(0, length);
}
