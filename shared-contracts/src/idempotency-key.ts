/**
 * A fresh key for a call that must happen once (D-22): 32 hexadecimal digits. `crypto.randomUUID` is missing on plain
 * HTTP, where a site may be tried out.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
