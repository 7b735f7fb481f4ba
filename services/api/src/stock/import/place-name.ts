/** "SOUTH MORANG" and "o'connor" as people write places; a name in mixed case stays as it is ("McDougalls Hill"). */
export function placeName(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text
    .toLowerCase()
    .replace(
      /(^|[\s(-]|(?<=(?:^|[\s-])\p{L})['’])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    ) // prettier-ignore
    .replace(/\bMc\p{Ll}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());
}
