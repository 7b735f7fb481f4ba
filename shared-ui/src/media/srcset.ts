/** One rendition of a picture, as the page's contracts make addresses for it. */
export interface PictureRequest<Width extends number = number> {
  readonly width: Width;
  /** Present: cropped to these proportions. */
  readonly height?: number;
  /** 1 to 100. Contracts that know the site's own quality may overrule it. */
  readonly quality: number;
}

/** Address of one rendition, or null when there is no such picture. This package does not know addresses. */
export type PictureUrl<Width extends number = number> = (request: PictureRequest<Width>) => string | null;

/** Quality of pictures unless a caller says otherwise (UI-020). */
export const DEFAULT_QUALITY = 80;

/** What `buildSources` needs to know. */
export interface SourceOptions<Width extends number> {
  readonly pictureUrl: PictureUrl<Width>;
  /** Widths the image service makes, ascending. */
  readonly widths: readonly Width[];
  /** Width in px at which the picture is shown on one dot per px; `src` is the first rendition that fills it. */
  readonly width: number;
  readonly height: number;
  readonly quality?: number | undefined;
  /** Ask for renditions cropped to width and height, for originals of other proportions. */
  readonly crop?: boolean | undefined;
}

/** The `src` and `srcset` of a picture, or null when it does not exist. */
export function buildSources<Width extends number>(
  options: SourceOptions<Width>,
): { readonly src: string; readonly srcSet: string } | null {
  const { pictureUrl, widths, width, height, quality = DEFAULT_QUALITY, crop } = options;
  const urlOf = (wanted: Width): string | null => {
    const cropped = crop ? { height: Math.round((wanted * height) / width) } : {};
    return pictureUrl({ width: wanted, quality, ...cropped });
  };
  const main = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  const src = main === undefined ? null : urlOf(main);
  if (src === null) return null;
  const renditions = widths.map((candidate) => `${urlOf(candidate)} ${candidate}w`);
  return { src, srcSet: renditions.join(', ') };
}
