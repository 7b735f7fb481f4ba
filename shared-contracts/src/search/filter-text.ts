/** A text as a value in a search filter: nothing that stands in it can end it. */
export const filterText = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
