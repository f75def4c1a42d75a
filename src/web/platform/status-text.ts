// What people read when a proxy or network answers instead of Muster.
const SENTENCES: Record<number, string> = {
  408: 'The request took too long to arrive. Try again.',
  413: 'That is too much in one go.',
  429: 'Too many attempts. Wait a little and try again.',
  502: "We can't reach Muster right now. Try again in a moment.",
  503: "We can't reach Muster right now. Try again in a moment.",
  504: 'Muster took too long to answer. Try again.',
};

const LONGEST = 300;

/** The answer's own text if it is a plain sentence; pages, JSON and stacks are not for people. */
export function statusText(status: number, contentType: string, text: string): string {
  const sentence = text.trim();
  const plain =
    (contentType === '' || contentType.startsWith('text/plain')) &&
    sentence !== '' &&
    sentence.length <= LONGEST &&
    !/[<>{}\n]/.test(sentence);
  if (plain) return sentence;
  const otherwise = status < 500 ? 'The request was refused.' : 'Something went wrong. Try again.';
  return SENTENCES[status] ?? otherwise;
}
