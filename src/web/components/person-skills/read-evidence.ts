// An evidence file as it is sent, or what is wrong with it.
import { evidenceTypeOf, TOO_LARGE, WRONG_TYPE } from '#contract/evidence-file';
import { LIMITS } from '#contract/limits';

export async function readEvidence(file: File): Promise<{ content: string } | { problem: string }> {
  if (file.size > LIMITS.evidenceBytes) return { problem: TOO_LARGE };
  if (file.size === 0) return { problem: 'The file is empty' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!evidenceTypeOf(bytes)) return { problem: WRONG_TYPE };
  return { content: await base64Of(file) };
}

/** A browser writes 5 MB this way in milliseconds. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
