// What was found about someone, by the question. It holds for as long as the person is the same object: whoever is kept
// from one call to the next has neither other cells nor other rules.
import type { LoadedPerson } from '../rules/load-people';

const answers = new WeakMap<LoadedPerson, Map<string, unknown>>();

/** Questions about someone come back until they are decided; there are few at a time. */
const MOST_QUESTIONS = 50;

/** The question names everything that the answer depends on besides the person. */
export function remembered<Answer>(
  person: LoadedPerson,
  question: string,
  find: () => Answer,
): Answer {
  const known = answers.get(person) ?? new Map<string, unknown>();
  answers.set(person, known);
  if (known.has(question)) return known.get(question) as Answer;
  if (known.size >= MOST_QUESTIONS) known.clear();
  const found = find();
  known.set(question, found);
  return found;
}
