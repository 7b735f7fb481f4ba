import { frameMesh, type Framing } from './camera';
import { bodyBuilders, type ArtBody } from './bodies/catalogue';
import type { Mesh } from './geometry/mesh';
import type { Footprint } from './studio';

/** A body made ready for drawing. */
export interface Vehicle {
  mesh: Mesh;
  footprint: Footprint;
  framing: Framing;
}

const built = new Map<ArtBody, Vehicle>();

/** The mesh of a body; built once per process, because it is the same in every colour and from every side. */
export function vehicleFor(body: ArtBody): Vehicle {
  const known = built.get(body);
  if (known) return known;
  const { mesh, footprint } = bodyBuilders[body]();
  const vehicle = { mesh, footprint, framing: frameMesh(mesh) };
  built.set(body, vehicle);
  return vehicle;
}
