/** A sentence for the operator: whoever starts Muster prints the message without a stack and exits 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
