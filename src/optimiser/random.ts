/** Numbers from 0 to below 1; the same seed gives the same ones (sfc32). */
export function seededRandom(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Nearby seeds begin with nearby numbers.
  for (let turn = 0; turn < 20; turn += 1) next();
  return next;
}
