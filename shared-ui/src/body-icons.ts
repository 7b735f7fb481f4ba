export {
  CabChassisIcon,
  ConvertibleIcon,
  CoupeIcon,
  HatchIcon,
  PeopleMoverIcon,
  SedanIcon,
  SuvIcon,
  UteIcon,
  VanIcon,
  WagonIcon,
} from './icons/body-icons';
export { BusIcon, CaravanIcon, MotorcycleIcon, MotorhomeIcon, TruckIcon } from './icons/heavy-body-icons';
export type { BodyIconProps } from './icons/body-drawing';
