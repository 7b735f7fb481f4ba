import type { SeedCar } from 'service-api';
import type { DriveLine, ModelFacts } from './facts/model-facts';
import type { Random } from './random';

type StockCar = SeedCar['car'];

/** Tank in litres by art of body; an average of the segment. */
function tankLitres({ art, kind }: ModelFacts): number {
  if (kind === 'truck') return art === 'primeMover' ? 1100 : 140;
  if (kind === 'motorcycle') return 14;
  if (kind === 'motorhome') return 90;
  return art === 'hatch' ? 48 : art === 'ute' || art === 'cabChassis' || art === 'fourByFour' ? 80 : 58;
}

/** The catalogue variant of a motor vehicle; towed homes have none. */
export function measuresOf(facts: ModelFacts, line: DriveLine | null): Pick<StockCar, 'variant'> {
  if (!line) return { variant: null };
  const [length, width, height] = facts.size;
  const volume = (length * width * height) / 1e9;
  return {
    variant: {
      cylinders: line.cylinders,
      enginesize: line.litres === null ? null : Math.round(line.litres * 1000),
      enginesize_litres: line.litres,
      induction: line.fuel === 'Electric' ? null : line.isTurbo ? 'Turbo' : 'Aspirated',
      fuelconsumptioncombined: line.consumption,
      fuelcapacity: line.fuel === 'Electric' ? null : tankLitres(facts),
      grossvehiclemass:
        facts.grossKg ?? (facts.kind === 'motorcycle' ? 380 : Math.round((volume * 152) / 5) * 5),
      vehiclelength: length,
      vehicleheight: height,
      vehiclewidth: width,
      towingcapacitybraked: facts.towKg || null,
      bodyconfiguration: facts.body,
      torque: line.torqueNm,
      ancaprating: facts.ancap,
      geartype: line.gearbox,
    },
  };
}

/** Length, width and weights of a caravan. */
export function caravanMeasures(facts: ModelFacts, random: Random): NonNullable<StockCar['specifications']> {
  const caravan = facts.caravan;
  if (!caravan) throw new Error(`${facts.make} ${facts.model} has no caravan measures.`);
  const options = random.whole(0, 6) * 10;
  return {
    body_length: facts.size[0],
    body_width: facts.size[1],
    tare_weight: caravan.tareKg + options,
    aggregate_trailer_mass: caravan.atmKg,
    axle_type: caravan.axles,
    sleeps: caravan.sleeps,
  };
}
