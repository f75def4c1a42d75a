// Who is signed in, and everything that changes it.
import { notifyManager, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type * as auth from '#contract/api/auth';
import type { updateMe } from '#contract/api/me';
import type { foundOrganization } from '#contract/api/organizations';
import type { BodyInput, ResponseOf } from '#contract/endpoint';
import { SESSION_IN_PAGE } from '#contract/page';
import type { SessionUser } from '#contract/session-user';
import type { WeekStart } from '#engine/time/week-start';
import { ApiError, call, showOrganization } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { otherTabs } from '../platform/session-channel';
import { toastStore } from '../ui/toast-store';

const meQuery = queryOptions({
  queryKey: ['me'],
  meta: { topics: ['employees', 'organization'] },
  queryFn: async ({ signal }) => {
    const user = await readUser({ signal });
    if (queryClient.getQueryData<SessionUser | null>(['me'])) forgetOthers(user);
    return user;
  },
});

showOrganization(() => queryClient.getQueryData(meQuery.queryKey)?.org_id);

async function readUser(options: {
  ask?: false;
  signal?: AbortSignal;
}): Promise<SessionUser | null> {
  try {
    return (await call('GET /api/me', options)).user;
  } catch (error) {
    // A read that a newer one replaces says nothing about who is signed in.
    if (options.signal?.aborted) throw error;
    // A server that is away for a moment must not sign anyone out.
    const known = queryClient.getQueryData<SessionUser | null>(['me']);
    if (known && error instanceof ApiError && error.status !== 401) return known;
    return null;
  }
}

/** Reads who is signed in from the page. Where the page doesn't say, asks the server before any code loads. */
export function beginSession(): void {
  const inPage = document.getElementById(SESSION_IN_PAGE)?.textContent;
  if (inPage) queryClient.setQueryData(meQuery.queryKey, JSON.parse(inPage));
  else void findSessionUser();
}

/** Undefined while loading, null when nobody is signed in. */
export function useSession(): SessionUser | null | undefined {
  return useQuery(meQuery).data;
}

let lastUser: SessionUser | undefined;

/**
 * For screens behind the guard, where someone is signed in. A screen whose code arrives while they sign out is drawn
 * once more before the guard removes it, still with the last user.
 */
export function useUser(): SessionUser {
  // A page asks dozens of times: to begin a query for each would take longer than what is read.
  const data = useSyncExternalStore(followUser, knownUser, knownUser);
  if (data) lastUser = data;
  const user = data ?? lastUser;
  if (!user) throw new Error('This screen needs a signed-in user');
  return user;
}

const followers = new Set<() => void>();

/** The layout around these screens keeps the query alive. */
function followUser(tell: () => void): () => void {
  followers.add(tell);
  return () => followers.delete(tell);
}

// Together with what else is drawn by the same change.
const tellFollowers = notifyManager.batchCalls(() => {
  for (const tell of followers) tell();
});
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.queryKey[0] === 'me') tellFollowers();
});

/** The organisation's time zone; the computer's own for someone without an organisation. */
export function useZone(): string {
  return useUser().org_timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day on which the organisation's weeks begin. */
export function useWeekStart(): WeekStart {
  return useUser().org_week_starts_on ?? 'monday';
}

/** Outside of components: who is signed in as far as this tab knows. */
export function knownUser(): SessionUser | null {
  return queryClient.getQueryData(meQuery.queryKey) ?? null;
}

/** For the guards, which decide before a screen loads. */
export function findSessionUser(): Promise<SessionUser | null> {
  return queryClient.ensureQueryData(meQuery);
}

/** Data of one person in one organisation must not be shown to another person, or in another organisation. */
function forgetOthers(user: SessionUser | null): void {
  const known = queryClient.getQueryData<SessionUser | null>(['me']);
  if (known?.id === user?.id && known?.org_id === user?.org_id) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  queryClient.getMutationCache().clear();
  toastStore.forget();
}

export async function setSessionUser(user: SessionUser | null): Promise<void> {
  // An answer under way belongs to the old session.
  await queryClient.cancelQueries({ queryKey: meQuery.queryKey });
  forgetOthers(user);
  queryClient.setQueryData(meQuery.queryKey, user);
}

/** Follows another tab that signed in or out, because tabs share the cookie. */
export async function rereadSession(): Promise<SessionUser | null> {
  const user = await readUser({ ask: false });
  await setSessionUser(user);
  return user;
}

type SignInAnswer = ResponseOf<typeof auth.login>;
/** What an account can show after its password. */
export type SecondStep = Exclude<SignInAnswer, { user: SessionUser }>['second_step'];

export function useSigningIn<Body, Answer extends SignInAnswer>(
  send: (body: Body) => Promise<Answer>,
) {
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      if (!('user' in answer)) return;
      await setSessionUser(answer.user);
      otherTabs.tellSessionChanged();
    },
  });
}

export function useLogin() {
  return useSigningIn(async (body: BodyInput<typeof auth.login>) => {
    const answer = await call('POST /api/auth/login', { body, ask: false });
    if ('user' in answer && answer.user.must_change_password) rememberTemporary(body.password);
    return answer;
  });
}

/** What someone shows in the second step. */
export type Proof = BodyInput<typeof auth.secondStep> | 'passkey';

async function takeSecondStep(proof: Proof) {
  if (proof === 'passkey') return (await import('./passkey-browser')).answerWithPasskey();
  return call('POST /api/auth/second-step', { body: proof, ask: false });
}

/** The second step, or a passkey without a first one. */
export function useSecondStep() {
  return useSigningIn(takeSecondStep);
}

const REMEMBERED_MS = 10 * 60_000;

/** The temporary password, kept in this tab only and for a moment: who has just typed it need not type it again. */
let temporary: string | undefined;

function rememberTemporary(password: string): void {
  temporary = password;
  setTimeout(() => {
    temporary = undefined;
  }, REMEMBERED_MS);
}

export function typedTemporaryPassword(): string | undefined {
  return temporary;
}

/** Joins the organisation that sent the invitation, and opens it. */
export function useAcceptInvitation() {
  return useSigningIn((token: string) => call('POST /api/invitations/accept', { body: { token } }));
}

export function useSwitchOrganization() {
  return useSigningIn((org_id: string) =>
    call('POST /api/auth/switch-organization', { body: { org_id } }),
  );
}

/** Founds an organisation and opens it. */
export function useFoundOrganization() {
  return useSigningIn((body: BodyInput<typeof foundOrganization>) =>
    call('POST /api/organizations', { body }),
  );
}

/** For someone who was removed from their organisation and may have been added again since. */
export function useFixSession() {
  return useSigningIn((_: undefined) => call('POST /api/auth/fix-session'));
}

/** Signs the same person in again, to the organisation that the open screens show. */
export function useSignInAgain(before: SessionUser) {
  return useSigningIn(async (proof: Proof | { password: string }) => {
    const signedIn =
      proof !== 'passkey' && 'password' in proof
        ? await call('POST /api/auth/login', {
            body: { email: before.email, password: proof.password },
            ask: false,
          })
        : await takeSecondStep(proof);
    if (!('user' in signedIn)) return signedIn;
    const { user } = signedIn;
    if (!before.org_id || user.org_id === before.org_id || user.must_change_password) {
      return signedIn;
    }
    try {
      return await call('POST /api/auth/switch-organization', {
        body: { org_id: before.org_id },
        ask: false,
      });
    } catch {
      return signedIn;
    }
  });
}

export function useLogout() {
  return useMutation({
    mutationFn: () => call('POST /api/auth/logout'),
    onSuccess: async () => {
      temporary = undefined;
      await setSessionUser(null);
      otherTabs.tellSessionChanged();
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.changePassword>) =>
      call('POST /api/auth/change-password', { body }),
    onSuccess: ({ user }) => {
      temporary = undefined;
      return setSessionUser(user);
    },
  });
}

export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof updateMe>) => call('PATCH /api/me', { body }),
    onSuccess: ({ user }) => setSessionUser(user),
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.forgotPassword>) =>
      call('POST /api/auth/forgot-password', { body }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof auth.resetPassword>) =>
      call('POST /api/auth/reset-password', { body }),
  });
}

export function useOrganizations() {
  return useQuery({
    queryKey: ['organizations'],
    meta: { topics: ['organization'] },
    queryFn: ({ signal }) => call('GET /api/organizations', { signal }),
  });
}
