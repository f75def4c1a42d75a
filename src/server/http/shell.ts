// The first look of a page, made by the build, with the person's own name in it.
import { BLANKS, frameFor, type Shells } from '#contract/page';
import type { SessionUser } from '#contract/session-user';

/** Undefined for the person: it could not be found out who is signed in. */
type Person = SessionUser | null | undefined;

export function shellFor(shells: Shells, path: string, user: Person): string {
  const look = lookOf(shells, path, user);
  if (look !== 'frame' || !user) return look === 'login' ? shells.login : shells.waiting;
  const frame = shells.frames[frameFor(user)] ?? '';
  return fill(
    frame.replace(BLANKS.heading, () => shells.headings[path] ?? ''),
    user,
  );
}

/** Names the code of the page for shell.js, which asks for it together with the app's own. */
export function codeElement(shells: Shells, path: string, user: Person): string {
  const look = lookOf(shells, path, user);
  if (look === 'waiting') return '';
  const files = shells.code[look === 'login' ? '/login' : path] ?? [];
  return `<meta name="page-code" content="${files.join(' ')}" />`;
}

function lookOf({ headings }: Shells, path: string, user: Person): 'login' | 'frame' | 'waiting' {
  const framed = headings[path] !== undefined;
  // A page in the frame asks strangers to sign in first.
  if (user === null) return framed || path === '/login' ? 'login' : 'waiting';
  const settled = user && !user.must_change_password && !user.must_set_up_two_step;
  return settled && framed ? 'frame' : 'waiting';
}

/** Whether the app has a page at this address. As its router, it takes a slash at the end, and upper case for lower. */
export function isPage({ pages }: Shells, path: string): boolean {
  const asked = partsOf(path);
  return pages.some((page) => {
    const parts = partsOf(page);
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part.startsWith('$') || part === asked[at])
    );
  });
}

function partsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/');
}

/** In one go: a name that looks like a blank is not filled in turn. */
function fill(frame: string, user: SessionUser): string {
  const texts = new Map<string, string>([
    [BLANKS.name, user.name],
    [BLANKS.org_name, user.org_name ?? ''],
  ]);
  return frame.replaceAll(/%\w+%/g, (blank) => escaped(texts.get(blank) ?? blank));
}

/** For a text and for an attribute. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
