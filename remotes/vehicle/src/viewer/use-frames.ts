import { useEffect, useRef, useState } from 'react';
import { createFrameLoader, nearestFrame, type Aim, type FrameLoader } from './frames';

/**
 * The frame to show: the wanted one, or the nearest that is there. Frames come as the aim says and are let go of when
 * the viewer leaves the page.
 *
 * @param urls addresses by frame; the same array in every render
 */
export function useFrames(urls: readonly (string | null)[], { frame, direction, isWhole }: Aim): number {
  const loader = useRef<FrameLoader>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const own = createFrameLoader(urls, (arrived) => setLoaded((known) => new Set(known).add(arrived)));
    loader.current = own;
    return () => own.release();
  }, [urls]);
  useEffect(() => loader.current?.aim({ frame, direction, isWhole }), [urls, frame, direction, isWhole]);
  return nearestFrame(frame, (candidate) => loaded.has(candidate), urls.length);
}
