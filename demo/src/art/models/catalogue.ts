import { buildCar, type BuiltBody } from '../bodies/build-car';
import { artBodies, bodyBuilders, type ArtBody } from '../bodies/catalogue';
import { carSpecs } from '../bodies/cars';
import { buildCabChassis } from '../bodies/trucks';
import type { ModelDesign } from './design';
import { designCar } from './design-car';
import { modelDesigns, modelNames, type ModelName } from './designs';
import { makeFaces, plainFace } from './makes';

/** Everything that can be drawn: a body type as such, or a model of its own. */
export type LookName = ArtBody | ModelName;

export const lookNames: readonly LookName[] = [...artBodies, ...modelNames];

const isModel = (name: LookName): name is ModelName => name in modelDesigns;

/** The body that a look is of. */
export const bodyOf = (name: LookName): ArtBody => (isModel(name) ? modelDesigns[name].body : name);

/** The look of a model: its own, or that of its body where it has none. */
export function lookOf(make: string, model: string, body: ArtBody): LookName {
  const name = `${make} ${model}`;
  return isKnown(name) ? name : body;
}

const isKnown = (name: string): name is ModelName => name in modelDesigns;

/** Builds what a look shows. */
export function buildLook(name: LookName): BuiltBody {
  if (!isModel(name)) return bodyBuilders[name]();
  const design: ModelDesign = modelDesigns[name];
  const { body } = design;
  if (!(body in carSpecs)) return bodyBuilders[body]();
  const car = designCar(
    carSpecs[body as keyof typeof carSpecs],
    design,
    makeFaces[makeOf(name)] ?? plainFace,
  ); // asked for above
  return body === 'cabChassis' ? buildCabChassis(car) : buildCar(car);
}

/** The make in a model's name; some makes are two words. */
const makeOf = (name: string): string =>
  Object.keys(makeFaces)
    .filter((make) => name.startsWith(`${make} `))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';
