// The first look of a page, made by the build, with the person's own name in it.
import { BLANKS, frameFor, type Shells } from '#contract/page';
import type { SessionUser } from '#contract/session-user';

/** Undefined for the person: it could not be found out who is signed in. */
export function shellFor(
  shells: Shells,
  path: string,
  user: SessionUser | null | undefined,
): string {
  const heading = shells.headings[path];
  const framed = heading !== undefined;
  // A page in the frame asks strangers to sign in first.
  if (user === null) return framed || path === '/login' ? shells.login : shells.waiting;
  if (!user || !framed || user.must_change_password || user.must_set_up_two_step)
    return shells.waiting;
  return fill(
    (shells.frames[frameFor(user)] ?? '').replace(BLANKS.heading, () => heading),
    user,
  );
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
