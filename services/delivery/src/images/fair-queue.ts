/** A picture cannot be rendered now; the same request is right a little later. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy';
  /**
   * @param isClientsOwn the client itself has too much under way (429), as against all of them together (503)
   */
  constructor(
    message: string,
    readonly isClientsOwn: boolean,
  ) {
    super(message);
  }
}

interface Waiting {
  start: () => void;
  refuse: (error: ImagesBusy) => void;
}

/** Runs a task of a client when its turn comes. Rejects with `ImagesBusy` when it does not, and as the task does. */
export type FairQueue = <T>(client: string, task: () => Promise<T>) => Promise<T>;

const tooManyOfOne = () => new ImagesBusy('Too many pictures of one client are being rendered.', true);

/**
 * Runs `slots` tasks at once. Clients take turns for a slot, however many tasks one of them has; when `mostWaiting` tasks
 * wait, the client with the most of them loses its last one to a client with fewer.
 */
export function createFairQueue(slots: number, mostWaiting: number): FairQueue {
  /** Waiting tasks of each client, in the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const [next] = lines;
    if (!next) return;
    const [client, line] = next;
    const first = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line); // behind the others
    waiting -= 1;
    running += 1;
    first?.start();
  }

  /** Throws when no client has clearly more tasks waiting than this one. */
  function makeSpaceFor(client: string): void {
    const own = lines.get(client)?.length ?? 0;
    const [longest] = [...lines.values()].sort((a, b) => b.length - a.length);
    if (!longest || longest.length <= own + 1)
      throw own > 0 ? tooManyOfOne() : new ImagesBusy('Too many pictures are being rendered already.', false);
    longest.pop()?.refuse(tooManyOfOne());
    waiting -= 1;
  }

  return async (client, task) => {
    if (running < slots) running += 1;
    else {
      if (waiting >= mostWaiting) makeSpaceFor(client);
      await new Promise<void>((start, refuse) => {
        lines.set(client, [...(lines.get(client) ?? []), { start, refuse }]);
        waiting += 1;
      });
    }
    try {
      return await task();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
