// The push services of browsers. Anyone who is signed in can name an address for Muster to write to: an address outside this
// list could be a machine in the operator's own network.

/**
 * As of November 2026. A name that begins with a dot stands for every host below it.
 * - Chrome, Edge on Android, Samsung Internet, Opera: https://web.dev/articles/push-notifications-web-push-protocol
 * - Chromium of Linux distributions, built without Google's own keys: the same service under another name, as seen
 * - Firefox: https://autopush.readthedocs.io/en/latest/http.html
 * - Safari: https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
 * - Edge on Windows: https://learn.microsoft.com/windows/apps/develop/notifications/push-notifications/wns-overview
 */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    `${port}${username}${password}` === '' &&
    PUSH_HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
