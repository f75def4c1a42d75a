// The letter says which code it is; the colour helps the eye.

/** The usual four, alike on the cards, in the wizard and in the editor. */
export const USUAL_TONES: Readonly<Record<string, string>> = {
  D: 'bg-warn-soft text-warn',
  E: 'bg-brand-soft text-brand',
  N: 'bg-info text-info-soft',
  L: 'bg-info-soft text-info',
};
const OTHERS = ['bg-manual text-text', 'bg-auto text-text', 'bg-holiday text-text'];

/** Also for codes of the organisation's own, which take turns. */
export function codeTone(code: string, index: number): string {
  return USUAL_TONES[code] ?? OTHERS[index % OTHERS.length] ?? '';
}
