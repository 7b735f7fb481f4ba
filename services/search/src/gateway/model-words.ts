/**
 * Joins the words that together name a model: "mazda 2" as "mazda2", "cx 5" and "cx-5" as "cx5". Alone the number
 * would be the beginning of every year and engine size.
 *
 * @param isModelWord whether the index holds a model of that name
 */
export function joinModelWords(query: string, isModelWord: (word: string) => boolean): string {
  const joined: string[] = [];
  for (const word of query.trim().split(/\s+/)) {
    const plain = word.toLowerCase();
    const together = `${joined.at(-1) ?? ''}${plain}`.toLowerCase();
    const squeezed = plain.replace('-', '');
    if (/^\d/.test(plain) && /^[a-z]+\d+[a-z]?$/.test(together) && isModelWord(together)) {
      joined[joined.length - 1] = together;
    } else if (/^[a-z]+-\d+[a-z]?$/.test(plain) && isModelWord(squeezed)) {
      joined.push(squeezed);
    } else joined.push(word);
  }
  return joined.join(' ');
}
