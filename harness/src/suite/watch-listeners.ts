type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const captures = (options: unknown): boolean =>
  typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture); // a listener's options are one of both

/**
 * Follows the listeners on window and document while something is on screen.
 *
 * @returns names of the events still listened to, and the way to stop watching
 */
export function watchListeners(): { open: () => string[]; stop: () => void } {
  const targets: [string, Listening][] = [
    ['window', window],
    ['document', document],
  ];
  const open = new Map<unknown, Set<string>>();
  const restore = targets.map(([label, target]) => {
    const { addEventListener, removeEventListener } = target;
    const nameOf = (type: string, options: unknown): string =>
      `${label} ${type}${captures(options) ? ' (capture)' : ''}`;
    target.addEventListener = function (this: unknown, type: string, listener: unknown, options?: unknown) {
      const names = open.get(listener) ?? new Set();
      open.set(listener, names.add(nameOf(type, options)));
      return addEventListener.call(
        target,
        type,
        listener as EventListener,
        options as AddEventListenerOptions,
      ); // passed on as it came
    };
    target.removeEventListener = function (
      this: unknown,
      type: string,
      listener: unknown,
      options?: unknown,
    ) {
      open.get(listener)?.delete(nameOf(type, options));
      return removeEventListener.call(
        target,
        type,
        listener as EventListener,
        options as AddEventListenerOptions,
      ); // as above
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  return {
    open: () => [...open.values()].flatMap((names) => [...names]),
    stop: () => restore.forEach((undo) => undo()),
  };
}
