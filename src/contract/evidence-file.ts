// Evidence of a licence or of leave: a PDF or a photo, by its first bytes. Its name says nothing about what it holds.

export const EVIDENCE_TYPES = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
} as const;
export type EvidenceType = keyof typeof EVIDENCE_TYPES;

const FIRST_BYTES: readonly [EvidenceType, readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

export const WRONG_TYPE = 'Choose a PDF, JPEG, PNG or HEIC file';
export const TOO_LARGE = 'The file must be at most 5 MB';

/** The kinds of pictures that phones write into such a file. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export function evidenceTypeOf(content: Uint8Array): EvidenceType | undefined {
  // The length of its first box comes before its name.
  const box = String.fromCharCode(...content.subarray(4, 12));
  if (box.startsWith('ftyp') && HEIC_BRANDS.includes(box.slice(4))) return 'image/heic';
  return FIRST_BYTES.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte))?.[0];
}
