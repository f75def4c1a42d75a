import { Link } from '@tanstack/react-router';

/** A name that leads to the page of its person. */
export function PersonLink({ person }: { person: { id: string; name: string } }) {
  return (
    <Link
      to="/employees/$employeeId"
      params={{ employeeId: person.id }}
      className="min-w-0 rounded-sm wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {person.name}
    </Link>
  );
}
