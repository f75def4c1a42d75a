// Who may manage whom: people at or below the own rank, and nobody grants a rank above their own.
import { AppError } from '#contract/errors';
import { type Role, rankOf } from '#contract/rights';

export function requireRankOver(own: Role, other: Role): void {
  if (rankOf(other) > rankOf(own)) throw new AppError('rank_too_high');
}

export function requireMayGrant(own: Role, role: Role): void {
  if (rankOf(role) > rankOf(own)) {
    throw new AppError('rank_too_high', { sentence: 'You cannot grant a rank above your own.' });
  }
}
