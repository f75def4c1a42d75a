// Asks the person at the screen to sign in again when their session ends during work.
let answer: ((renewed: boolean) => void) | undefined;
const listeners = new Set<() => void>();

function set(next: typeof answer): void {
  answer = next;
  for (const listener of listeners) listener();
}

/** Waits until the person has answered; see `onSessionEnd` of the API client. */
export function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    answer?.(false);
    set(resolve);
  });
}

/** True lets the waiting calls continue, false lets them fail. */
export function answerSignInAgain(renewed: boolean): void {
  const waiting = answer;
  set(undefined);
  waiting?.(renewed);
}

export function isAskingToSignIn(): boolean {
  return answer !== undefined;
}

export function subscribeSignInQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
