// Evidence of a licence: a PDF, a JPEG or a PNG, by its first bytes. Its name says nothing about what it holds.

export const EVIDENCE_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type EvidenceType = keyof typeof EVIDENCE_TYPES;

const FIRST_BYTES: readonly [EvidenceType, readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

export const WRONG_TYPE = 'Choose a PDF, JPEG or PNG file';
export const TOO_LARGE = 'The file must be at most 5 MB';

export function evidenceTypeOf(content: Uint8Array): EvidenceType | undefined {
  return FIRST_BYTES.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte))?.[0];
}
