// Who may manage whom: nobody manages someone with a higher role, or gives a role above their own.
import { AppError } from '#contract/errors';
import { levelOf, type Role } from '#contract/rights';

export function requireMayManage(own: Role, other: Role): void {
  if (levelOf(other) > levelOf(own)) throw new AppError('role_too_high');
}

export function requireMayGrant(own: Role, role: Role): void {
  if (levelOf(role) > levelOf(own)) {
    throw new AppError('role_too_high', {
      sentence: "You can't give someone a higher role than your own.",
    });
  }
}
