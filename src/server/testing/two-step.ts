// Authenticator apps for tests: they make codes as a phone would.
import { TOTP } from 'otpauth';
import { confirmApp, startApp } from '#contract/api/two-step';
import { PASSWORD, type Person } from './people';

export interface App {
  key: string;
  recoveryCodes: string[];
}

export function codeOf(key: string, now: string): string {
  return new TOTP({ secret: key }).generate({ timestamp: Date.parse(now) });
}

/** Sets up an authenticator app. Its code of this half-minute is used up then. */
export async function turnOnApp({ browser }: Person, now: string): Promise<App> {
  const { key } = await browser.call(startApp, { body: { password: PASSWORD } });
  const { recovery_codes } = await browser.call(confirmApp, { body: { code: codeOf(key, now) } });
  return { key, recoveryCodes: recovery_codes ?? [] };
}
