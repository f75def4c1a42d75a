import { Link } from '@tanstack/react-router';

/** Where lists are imported and rotations are planned. */
export function EmployeesLink({ children }: { children: string }) {
  return (
    <Link
      to="/employees"
      className="text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
