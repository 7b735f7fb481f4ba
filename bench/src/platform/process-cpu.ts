import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second: fixed for programs on Linux, whatever the kernel uses itself. */
const ticksPerSecond = 100;

interface ProcessStat {
  pid: number;
  parent: number;
  /** User and system time, in ticks. */
  ticks: number;
}

function readStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; what follows it is fields.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null; // ended while we looked
  }
}

/**
 * Processor time of a process and everything it started, in milliseconds since their starts. Throws where the
 * system has no `/proc`.
 */
export function cpuOfTree(root: number): number {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch (cause) {
    throw new Error('Processor time is read from /proc, which only Linux has. Run the benchmark there.', {
      cause,
    });
  }
  const all = names.filter((name) => /^\d+$/.test(name)).flatMap((name) => readStat(Number(name)) ?? []);
  const tickCountOf = ({ pid, ticks }: ProcessStat): number =>
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + tickCountOf(child), ticks);
  const own = all.find(({ pid }) => pid === root);
  if (!own) throw new Error(`Process ${root} is not running, so its processor time is unknown.`);
  return (tickCountOf(own) * 1000) / ticksPerSecond;
}
