import { closest, distance } from 'fastest-levenshtein';

/** Letters of a name for each one that may be wrong, added or missing. */
const lettersPerSlip = 4;

/** The name that was probably meant: the one a slip or two away, whatever its capitals; null when none is near. */
export function nearName(written: string, names: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  const byLetters = new Map([...names].map((name) => [name.toLowerCase(), name]));
  if (byLetters.size === 0) return null;
  const near = closest(wanted, [...byLetters.keys()]);
  const slips = Math.max(1, Math.floor(written.length / lettersPerSlip));
  const name = distance(wanted, near) <= slips ? byLetters.get(near) : undefined;
  return name === undefined || name === written ? null : name;
}

/** `; did you mean "…"?` behind the description of a wrong name; nothing when no other is near. */
export function orNear(written: string, names: Iterable<string>): string {
  const near = nearName(written, names);
  return near === null ? '' : `; did you mean "${near}"?`;
}
