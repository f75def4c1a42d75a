import { isCommonPassword } from '#contract/common-passwords';
import { AppError } from '#contract/errors';

export function requireUncommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('common_password', {
    fields: [{ field, message: 'This password is too common' }],
  });
}
