// After a change, every open roster asks the same question: what is new? The first one reads the database, and
// the others get the same answer.

/** Rosters that hear of a change ask within moments. */
const SHARED_MS = 1_000;

/** The key holds everything that the answer depends on, including the revision it must not be older than. */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const reads = new Map<string, Promise<T>>();

  async function readFor(key: string, read: () => Promise<T>): Promise<T> {
    try {
      const answer = await read();
      setTimeout(() => reads.delete(key), SHARED_MS).unref();
      return answer;
    } catch (error) {
      reads.delete(key);
      throw error;
    }
  }

  return (key, read) => {
    const reading = reads.get(key) ?? readFor(key, read);
    reads.set(key, reading);
    return reading;
  };
}
