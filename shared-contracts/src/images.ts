/** Widths (CSS pixels times density) that the image service renders; anything else is refused. */
export const imageWidths = [96, 160, 320, 400, 480, 600, 640, 800, 960, 1200, 1600] as const;
/** Qualities that the image service encodes. */
export const imageQualities = [60, 75, 80] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The part of the site config that image URLs depend on. */
export interface ImageSettings {
  cdnBase: string;
  quality: number;
  loaderQuality: Record<string, number>;
}

/** Size and use of a picture; CSS pixels times density. */
export interface ImageRequest {
  width: ImageWidth;
  /** Present: the picture is cropped to width x height. */
  height?: number;
  /** Name of a loader whose quality the site sets apart, such as `thumbnail`. */
  loader?: string;
}

const pictureReference = /^picture:([0-9a-f]{32})$/;

/** Reference to a stored picture, as the fields of a car hold it. */
export const pictureRef = (hash: string): string => `picture:${hash}`;

/** Content hash of a picture reference, or null for anything else. */
export const pictureHash = (reference: string | null | undefined): string | null =>
  pictureReference.exec(reference ?? '')?.[1] ?? null;

/** The picture of what has none, which every installation has: an SVG camera, named by its content like any other. */
export const missingPicture = pictureRef('5ffa1c62002683a47bfacc9fa052731f');

/**
 * URL of a stored picture by width and quality (API-031, D-61), or null for a reference that names no stored
 * picture: the source is always a content hash, never a URL.
 */
export function imageUrl(
  settings: ImageSettings,
  reference: string | null | undefined,
  request: ImageRequest,
): string | null {
  const hash = pictureHash(reference);
  if (hash === null) return null;
  const quality = (request.loader && settings.loaderQuality[request.loader]) || settings.quality;
  const size = request.height ? `${request.width}x${request.height}` : `${request.width}`;
  return `${settings.cdnBase}/${size}/q${quality}/${hash}`;
}
