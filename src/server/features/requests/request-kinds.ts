// The kinds of requests that managers decide, and what the kernel needs to know of each.
import type { DecisionEffect, RequestKindName } from '#contract/api/requests';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { Actor } from '../roster/edit-roster';
import type { RequestRow } from './requests.queries';
import type { Worlds } from './worlds';

export interface RequestKind {
  /** What approving would do, computed anew each time. The fingerprint of what was shown must still be right. */
  effectsOf(
    scope: TenantScope,
    requests: readonly RequestRow[],
    worlds: Worlds,
  ): Promise<DecisionEffect[]>;
  /** Carries out an approved request, in the transaction that decided it. The request is done already. */
  carryOut(scope: TenantScope, actor: Actor, request: RequestRow, at: Instant): Promise<void>;
}

export type RequestKinds = Partial<Record<RequestKindName, RequestKind>>;
