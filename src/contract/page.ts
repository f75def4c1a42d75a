// The page that the server sends: what the build prepares of it, and what is filled in for each person.
import type { SessionUser } from './session-user';

/** The id of the element in which the server tells the page who is signed in. */
export const SESSION_IN_PAGE = 'session-user';

/** The first look of pages, made by the build: HTML that people see before the code arrives. */
export interface Shells {
  login: string;
  /** By what `frameFor` says. */
  frames: Record<string, string>;
  /** For all other pages. */
  waiting: string;
  /** The headings of the pages that stand in the frame, by address. */
  headings: Record<string, string>;
  /** The addresses that the app knows, as its router writes them: '/roster', '/sites/$id'. */
  pages: string[];
  /** The files that the login form and the pages in the frame need beside the app's own, by address. */
  code: Record<string, string[]>;
}

/** What the build writes into a frame in place of a person's own texts. */
export const BLANKS = { name: '%name%', org_name: '%org_name%', heading: '%heading%' } as const;

/** The navigation and the badge differ by these two. */
export function frameFor({ role, platform_role }: Pick<SessionUser, 'role' | 'platform_role'>) {
  return `${role} ${platform_role}`;
}
