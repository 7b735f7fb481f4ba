/** What a path says about the parameters of a pattern. */
export type PathParams = Readonly<Record<string, string>>;

/** Names of parameters and the tail of a pattern: the part behind its `*`. */
const tailName = '*';

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** A part as it was written before it became part of an address; one that cannot be read stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The values of a pattern's parameters in a path, or null where the path is another one's. */
export type MatchPath = (path: string) => PathParams | null;

/**
 * Reads a pattern of literal parts, `:name` parts and a `*` that takes the rest. Literal parts match in any case, and
 * a slash at the end counts for nothing (SRC-005, SHL-009).
 */
export function compilePattern(pattern: string): MatchPath {
  const wanted = partsOf(pattern);
  const hasTail = wanted.at(-1) === tailName;
  if (hasTail) wanted.pop();
  return (path) => {
    const parts = partsOf(path);
    if (hasTail ? parts.length < wanted.length : parts.length !== wanted.length) return null;
    const params: Record<string, string> = {};
    for (const [at, part] of wanted.entries()) {
      const found = decoded(parts[at] ?? '');
      if (part.startsWith(':')) params[part.slice(1)] = found;
      else if (part.toLowerCase() !== found.toLowerCase()) return null;
    }
    if (hasTail) params[tailName] = parts.slice(wanted.length).map(decoded).join('/');
    return params;
  };
}

/**
 * How exact a pattern is; of those that match a path the highest wins. A literal part says most, a parameter less, and
 * what takes the rest comes last.
 */
export const exactnessOf = (pattern: string): number =>
  partsOf(pattern).reduce((sum, part) => sum + (part === tailName ? -2 : part.startsWith(':') ? 4 : 11), 0);
