/** Together with the event's id: what waits in the tablet is of no use for another event. */
export async function sealPin(key: string, eventId: string, pin: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const spki = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const imported = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
  const text = new TextEncoder().encode(`${eventId}:${pin}`);
  const sealed = await crypto.subtle.encrypt(algorithm, imported, text);
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}
