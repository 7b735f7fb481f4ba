/**
 * Text of anything that was thrown, errors of another realm included. A failed statement is named by its cause:
 * its own message holds the parameters, and those hold what visitors typed.
 */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const isStatement = 'query' in error && 'params' in error;
  if (isStatement)
    return 'cause' in error ? `statement failed: ${messageOf(error.cause)}` : 'statement failed';
  return String(error.message);
}

/** An error as log fields: its text and where it was thrown, never a parameter of a statement. */
export function errorFields(error: unknown): { error: string } {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { error: [messageOf(error), ...frames].join('\n') };
}
