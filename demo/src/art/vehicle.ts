import { frameMesh, type Framing } from './camera';
import { buildLook, type LookName } from './models/catalogue';
import type { Mesh } from './geometry/mesh';
import type { Footprint } from './studio';

/** A body made ready for drawing. */
export interface Vehicle {
  mesh: Mesh;
  footprint: Footprint;
  framing: Framing;
}

/** Meshes kept: pages ask for the same few again, and each holds some ten megabytes. */
const MOST_KEPT = 6;
const built = new Map<LookName, Vehicle>();

/** The mesh of a look, which is the same in every colour and from every side. */
export function vehicleFor(look: LookName): Vehicle {
  const known = built.get(look);
  if (known) {
    built.delete(look);
    built.set(look, known);
    return known;
  }
  const { mesh, footprint } = buildLook(look);
  const vehicle = { mesh, footprint, framing: frameMesh(mesh) };
  built.set(look, vehicle);
  const oldest = built.keys().next().value;
  if (built.size > MOST_KEPT && oldest !== undefined) built.delete(oldest);
  return vehicle;
}
