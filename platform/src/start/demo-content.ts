import type { SeedCar, SiteStore } from 'service-api';
import type { PictureSource } from 'service-delivery';
import type { PlatformLog } from '../core/log';

/** Rendered pictures of demo cars, kept in a folder. */
export interface DemoPictures extends PictureSource {
  /**
   * Renders what is missing; hashes that name no demo picture are skipped. Rejects when one cannot be rendered or
   * written.
   *
   * @param options `start` uses every thread, `idle` (by default) leaves one free for requests; the signal ends it
   */
  ensure: (
    hashes: readonly string[],
    onProgress?: (progress: { done: number; total: number }) => void,
    options?: { priority?: 'start' | 'idle'; signal?: AbortSignal },
  ) => Promise<void>;
  /** The other pictures of the gallery that a picture belongs to. */
  galleryOf: (hash: string) => string[];
  close: () => Promise<void>;
}

/** Cars and pictures of the sample sites. The one way in which the platform knows them. */
export interface DemoContent {
  /** The cars of those of these sites that have demo stock, the same for the same clock. */
  stock: (options: { now: Date; sites: ReturnType<SiteStore['all']> }) => SeedCar[];
  /**
   * Opens the pictures in a folder, which is made with the first one.
   *
   * @param options `areSmall` draws all of them at 320 px at most
   */
  openPictures: (folder: string, options: { areSmall: boolean }) => DemoPictures;
}

/** Named, not imported: nothing of it is loaded unless demo content is wanted. */
const demoModule: string = 'demo/content';

/** What a platform has of it. */
export interface OpenDemo {
  stock: DemoContent['stock'];
  pictures: DemoPictures;
}

/**
 * Loads the package `demo` and opens its pictures. Null, with a warning, where it is not installed or cannot be loaded:
 * shoppers' pages do not depend on it.
 *
 * @param folder where rendered pictures are kept
 * @param options `areSmall` draws them at 320 px at most
 */
export async function openDemo(
  folder: string,
  options: { areSmall: boolean },
  log: PlatformLog,
): Promise<OpenDemo | null> {
  try {
    const { demoContent } = (await import(demoModule)) as { demoContent: DemoContent }; // declared so there
    return { stock: demoContent.stock, pictures: demoContent.openPictures(folder, options) };
  } catch (error) {
    log.warn({ error: String(error) }, 'there is no demo content, because it could not be loaded');
    return null;
  }
}
