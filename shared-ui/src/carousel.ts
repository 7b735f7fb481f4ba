export { Carousel } from './media/carousel';
export type { CarouselProps } from './media/carousel';
