import { ask } from '../platform/ask';
import { cpuOfTree } from '../platform/process-cpu';

/** What pages that no cache knows cost the server. */
export interface PageCost {
  /** Milliseconds of processor for one page: platform and search server. */
  cpuMs: number;
  /** Bytes of one page as it goes over the line. */
  htmlBytes: number;
}

const acceptEncoding = 'gzip, deflate, br';

/** Splits a list into equal parts in turn; the rest is left out. */
function inParts<Item>(items: readonly Item[], parts: number): Item[][] {
  const size = Math.floor(items.length / parts);
  return Array.from({ length: parts }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Rounds that are measured, for the spread. */
const rounds = 4;

/**
 * Asks for each page once, one after the other, and gives the processor time of a page in each round. The first of
 * five parts only warms up.
 *
 * @param pid process of the platform; what it started counts with it
 */
export async function measurePageCost(
  target: { pid: number; port: number; host: string },
  paths: readonly string[],
  update: (detail: string) => void,
): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const [round, part] of inParts(paths, rounds + 1).entries()) {
    const before = cpuOfTree(target.pid);
    let bytes = 0;
    for (const path of part) {
      const { status, body } = await ask(target.port, path, {
        host: target.host,
        headers: { 'accept-encoding': acceptEncoding },
      });
      if (status !== 200) throw new Error(`${path} was answered with ${status}, so its cost says nothing.`);
      bytes += body.length;
    }
    const cpuMs = (cpuOfTree(target.pid) - before) / part.length;
    update(`round ${round} of ${rounds}`);
    if (round > 0) costs.push({ cpuMs, htmlBytes: bytes / part.length });
  }
  return costs;
}
