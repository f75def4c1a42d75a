import { useEffect, useState } from 'react';
import { type PasswordStrength, passwordStrength } from './password-strength';

type Check = (password: string) => boolean;
const unknown: Check = () => false;

/** The list of common passwords is loaded with the first character typed, not with the page. */
export function usePasswordStrength(password: string): PasswordStrength {
  const [isCommon, setIsCommon] = useState<Check>(() => unknown);
  const typed = password !== '';

  useEffect(() => {
    if (!typed) return;
    // Without the list the server still refuses what is in it.
    import('#contract/common-passwords').then(
      (list) => setIsCommon(() => list.isCommonPassword),
      () => undefined,
    );
  }, [typed]);

  return passwordStrength(password, isCommon);
}
