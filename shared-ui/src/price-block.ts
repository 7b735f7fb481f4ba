export { PriceBlock } from './content/price-block';
export type { DecidedPrice, PriceBlockProps } from './content/price-block';
