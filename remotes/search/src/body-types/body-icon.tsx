import type { ReactNode } from 'react';
import { toSlug } from 'shared-contracts/routes';
import { bodyTypeLabels, bodyTypes, type BodyType } from 'shared-contracts/search/index-document';
import {
  BusIcon,
  CabChassisIcon,
  CaravanIcon,
  ConvertibleIcon,
  CoupeIcon,
  HatchIcon,
  MotorcycleIcon,
  MotorhomeIcon,
  PeopleMoverIcon,
  SedanIcon,
  SuvIcon,
  TruckIcon,
  UteIcon,
  VanIcon,
  WagonIcon,
  type BodyIconProps,
} from 'shared-ui/body-icons';

type Draw = (props: BodyIconProps) => ReactNode;

const drawings: Record<BodyType, Draw> = {
  '4x4': SuvIcon,
  bus: BusIcon,
  cabChassis: CabChassisIcon,
  convertible: ConvertibleIcon,
  coupe: CoupeIcon,
  ev: HatchIcon,
  hardtop: ConvertibleIcon,
  hatch: HatchIcon,
  hatchback: HatchIcon,
  motorhome: MotorhomeIcon,
  lightTruck: TruckIcon,
  peopleMover: PeopleMoverIcon,
  prestige: SedanIcon,
  sedan: SedanIcon,
  softtop: ConvertibleIcon,
  suv: SuvIcon,
  ute: UteIcon,
  van: VanIcon,
  wagon: WagonIcon,
  stationWagon: WagonIcon,
};

/** Item types that have an icon although they are no body types. */
const itemDrawings: Record<string, Draw> = {
  caravan: CaravanIcon,
  'camper-trailer': CaravanIcon,
  motorcycle: MotorcycleIcon,
  motorbike: MotorcycleIcon,
  truck: TruckIcon,
};

function drawingOf(type: string | null): Draw | undefined {
  const slug = toSlug(type ?? '');
  const body = bodyTypes.find(
    (candidate) => candidate === type || toSlug(bodyTypeLabels[candidate]) === slug,
  );
  return (body && drawings[body]) ?? itemDrawings[slug];
}

export interface BodyIconTypes {
  /** Body keys, their labels or item types; the first that has a drawing counts. */
  readonly types: readonly (string | null)[];
}

/** Side view of a kind of vehicle; a sedan where nothing is known. */
export const BodyIcon = ({ types, ...size }: BodyIconProps & BodyIconTypes): ReactNode =>
  (types.map(drawingOf).find(Boolean) ?? SedanIcon)(size);
