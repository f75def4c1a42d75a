// What a person reads when something else than Muster has answered: a proxy with a page of its own, or nothing.
const SENTENCES: Record<number, string> = {
  408: 'The request took too long to arrive. Try again.',
  413: 'That is too much at once.',
  429: 'Too many attempts. Wait a little and try again.',
  502: 'Muster cannot be reached just now. Please try again in a moment.',
  503: 'Muster cannot be reached just now. Please try again in a moment.',
  504: 'Muster took too long to answer. Please try again.',
};

const LONGEST = 300;

/** Pages, JSON and stacks are not for people; a plain sentence is. */
export function statusText(status: number, contentType: string, text: string): string {
  const sentence = text.trim();
  const plain =
    (contentType === '' || contentType.startsWith('text/plain')) &&
    sentence !== '' &&
    sentence.length <= LONGEST &&
    !/[<>{}\n]/.test(sentence);
  if (plain) return sentence;
  const otherwise = status < 500 ? 'This was refused.' : 'Something went wrong. Please try again.';
  return SENTENCES[status] ?? otherwise;
}
