/** Shows people what a long command is doing. */
export interface Progress {
  /** Begins a step, ending the one before. */
  step: (title: string) => void;
  /** How far the step is, such as "812 of 1,200 cars". */
  update: (detail: string) => void;
  /** Ends the last step. */
  done: () => void;
  /** A line of its own. */
  say: (line: string) => void;
  /** Title of the step under way. */
  current: () => string;
}

/** Between two lines of one step when the output is no terminal. */
const lineEveryMs = 5000;

/**
 * Progress on a terminal (one line per step, rewritten) or in a file (a line at once, then now and then).
 *
 * @param out where it goes; standard error keeps a command's own output clean
 */
export function createProgress(
  out: { write: (text: string) => unknown; isTTY?: boolean } = process.stderr,
): Progress {
  const isLive = out.isTTY === true;
  let title = '';
  let detail = '';
  let startedAt = 0;
  let lastLineAt = 0;

  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const finish = () => {
    if (title === '') return;
    const tail = detail ? ` (${detail})` : '';
    out.write(isLive ? `\r\u001b[K  ${title}${tail} ${seconds()}\n` : `  ${title}${tail} ${seconds()}\n`);
    title = '';
    detail = '';
  };

  return {
    step: (next) => {
      finish();
      title = next;
      startedAt = performance.now();
      lastLineAt = -Infinity;
      if (isLive) out.write(`  ${title} …`);
    },
    update: (next) => {
      detail = next;
      if (title === '') return;
      if (isLive) out.write(`\r\u001b[K  ${title} … ${detail}`);
      else if (performance.now() - lastLineAt > lineEveryMs) {
        lastLineAt = performance.now();
        out.write(`  ${title} … ${detail}\n`);
      }
    },
    done: finish,
    say: (line) => {
      finish();
      out.write(`${line}\n`);
    },
    current: () => title,
  };
}
