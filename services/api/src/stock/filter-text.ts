/** A text as a value in a search filter. */
export const filterText = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
