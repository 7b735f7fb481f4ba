/** Steps in which the frames between are filled: every 8th first, then between those. */
const strides = [8, 4, 2, 1] as const;
/** Requests at a time: the page has others. */
const atOnce = 2;

/** 1 while the frames count up, -1 while they count down. */
export type Direction = 1 | -1;

export const wrapped = (frame: number, count: number): number => ((frame % count) + count) % count;

/**
 * The frame to ask for next: of the coarsest step that is not complete, the nearest one ahead.
 *
 * @param isKnown frames that are there or under way
 * @param isCoarse only every 8th is wanted
 */
export function nextFrame(
  from: number,
  direction: Direction,
  count: number,
  isKnown: (frame: number) => boolean,
  isCoarse: boolean,
): number | null {
  for (const stride of isCoarse ? strides.slice(0, 1) : strides) {
    for (let ahead = 0; ahead < count; ahead += 1) {
      const frame = wrapped(from + ahead * direction, count);
      if (frame % stride === 0 && !isKnown(frame)) return frame;
    }
  }
  return null;
}

/** The nearest frame on the circle that is there; the first one is in the page's own markup. */
export function nearestFrame(wanted: number, isLoaded: (frame: number) => boolean, count: number): number {
  for (let away = 0; away <= count / 2; away += 1) {
    for (const frame of [wrapped(wanted - away, count), wrapped(wanted + away, count)])
      if (isLoaded(frame)) return frame;
  }
  return 0;
}

/** What the shopper looks at, so that the frames come in the order they will be needed. */
export interface Aim {
  frame: number;
  direction: Direction;
  /** False until the shopper shows an interest: every 8th frame will do. */
  isWhole: boolean;
}

export interface FrameLoader {
  aim: (aim: Aim) => void;
  /** Stops what is under way and lets go of all pictures. */
  release: () => void;
}

/** Fetches frames into the browser's memory. A frame without address, or one that fails, is left out. */
export function createFrameLoader(
  urls: readonly (string | null)[],
  onLoad: (frame: number) => void,
): FrameLoader {
  const pictures = new Map<number, HTMLImageElement>();
  let underWay = 0;
  let current: Aim | null = null;
  const isKnown = (frame: number): boolean => frame === 0 || pictures.has(frame) || urls[frame] === null;

  const fetchMore = (): void => {
    while (current && underWay < atOnce) {
      const frame = nextFrame(current.frame, current.direction, urls.length, isKnown, !current.isWhole);
      const url = frame === null ? undefined : urls[frame];
      if (frame === null || !url) return;
      underWay += 1;
      const picture = new Image();
      pictures.set(frame, picture);
      const end = (isLoaded: boolean) => () => {
        underWay -= 1;
        if (isLoaded) onLoad(frame);
        fetchMore();
      };
      picture.onload = end(true);
      picture.onerror = end(false);
      picture.fetchPriority = 'low';
      picture.src = url;
    }
  };
  return {
    aim(aim) {
      current = aim;
      fetchMore();
    },
    release() {
      current = null;
      for (const picture of pictures.values()) {
        picture.onload = null;
        picture.onerror = null;
        // Ends the request, and the browser may drop what it has decoded.
        picture.removeAttribute('src');
      }
      pictures.clear();
    },
  };
}
