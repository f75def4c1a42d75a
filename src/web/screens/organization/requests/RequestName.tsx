import type { SignupRequest } from '#contract/api/signup-requests';

type RequestNameProps = { request: SignupRequest; onOpen: (request: SignupRequest) => void };

/** The button that opens the details, above the first line of the message. */
export function RequestName({ request, onOpen }: RequestNameProps) {
  return (
    <>
      <button
        type="button"
        onClick={() => onOpen(request)}
        className="min-h-6 text-left font-medium underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-text"
      >
        {request.organization_name}
      </button>
      {request.message && (
        <p className="truncate text-xs text-muted max-sm:text-sm">{request.message}</p>
      )}
    </>
  );
}
