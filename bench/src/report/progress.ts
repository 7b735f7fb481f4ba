/** Says on standard error what is being measured, so that standard output holds the figures only. */
export interface Progress {
  /** Begins a step, ending the one before. */
  step: (title: string) => void;
  /** How far the step is. */
  update: (detail: string) => void;
  done: () => void;
}

export function createProgress(
  out: { write: (text: string) => unknown; isTTY?: boolean } = process.stderr,
): Progress {
  const isLive = out.isTTY === true;
  let title = '';
  let startedAt = 0;
  const done = (): void => {
    if (title === '') return;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    out.write(`${isLive ? '\r\u001b[K' : ''}  ${title} ${seconds} s\n`);
    title = '';
  };
  return {
    step: (next) => {
      done();
      title = next;
      startedAt = performance.now();
      if (isLive) out.write(`  ${title} …`);
    },
    update: (detail) => {
      if (isLive && title !== '') out.write(`\r\u001b[K  ${title} … ${detail}`);
    },
    done,
  };
}
