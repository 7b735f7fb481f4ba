export { Image } from './media/image';
export type { ImageProps } from './media/image';
export { ImageNotFound } from './media/image-not-found';
export type { ImageNotFoundProps } from './media/image-not-found';
export { buildSources, DEFAULT_QUALITY } from './media/srcset';
export type { PictureRequest, PictureUrl, SourceOptions } from './media/srcset';
