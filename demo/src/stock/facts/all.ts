import { european } from './european';
import { mazda, otherJapanese, subaru, toyota } from './japanese';
import { challengers, ford, hyundai, kia } from './korean-chinese-american';
import { caravans, motorcycles, motorhomes } from './leisure';
import type { ModelFacts } from './model-facts';
import { buses, trucks } from './trucks';

/** Every model that demo stock may hold. */
export const allModels: readonly ModelFacts[] = [
  ...toyota,
  ...mazda,
  ...subaru,
  ...otherJapanese,
  ...hyundai,
  ...kia,
  ...ford,
  ...challengers,
  ...european,
  ...trucks,
  ...buses,
  ...caravans,
  ...motorhomes,
  ...motorcycles,
];
