import type { CarType } from 'shared-contracts/entities/scalars';

/** The car a lead is about, as it stood when the lead was made; derived on the server (API-024). */
export interface LeadVehicle {
  id: number;
  slug: string;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  carType: CarType;
  status: string;
  stockNumber: string | null;
  vin: string | null;
  /** Dollars, or null. */
  price: number | null;
  km: number | null;
  colour: string | null;
}

/** What the platform knows about a lead by itself; nothing in here was claimed by the browser. */
export interface LeadFacts {
  dealership: { id: number; slug: string; name: string };
  vehicle: LeadVehicle | null;
}
