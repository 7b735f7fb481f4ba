/**
 * The one place that writes warnings to the visitor's console: failures that were contained. Nothing personal goes
 * through here.
 */
export function warn(message: string): void {
  // oxlint-disable-next-line eslint/no-console -- this is the console's owner
  console.warn(message);
}
