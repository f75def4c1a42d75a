/** A sentence for the operator. Muster prints it without a stack and exits with 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
