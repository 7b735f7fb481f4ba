import type { Camera } from './camera';
import type { Mesh } from './geometry/mesh';

/** Which triangle is seen at each sample; -1 is background. */
export interface Visibility {
  width: number;
  height: number;
  triangles: Int32Array;
  /** Screen x, y and 1/depth of each vertex, in samples. */
  screenX: Float32Array;
  screenY: Float32Array;
  inverseDepth: Float32Array;
}

/** Puts all vertices on the screen. `mirror` draws the reflection: y is negated. */
function project(
  mesh: Mesh,
  camera: Camera,
  scale: number,
  mirror: boolean,
): Pick<Visibility, 'screenX' | 'screenY' | 'inverseDepth'> {
  const count = mesh.coords.length;
  const screenX = new Float32Array(count);
  const screenY = new Float32Array(count);
  const inverseDepth = new Float32Array(count);
  const { eye, forward, right, up } = camera;
  const focal = camera.focal * scale;
  const centreX = camera.centreX * scale;
  const centreY = camera.centreY * scale;
  const sign = mirror ? -1 : 1;
  for (let i = 0; i < count; i++) {
    const dx = mesh.positions[i * 3]! - eye[0];
    const dy = sign * mesh.positions[i * 3 + 1]! - eye[1];
    const dz = mesh.positions[i * 3 + 2]! - eye[2];
    const depth = dx * forward[0] + dy * forward[1] + dz * forward[2];
    screenX[i] = centreX + (focal * (dx * right[0] + dy * right[1] + dz * right[2])) / depth;
    screenY[i] = centreY - (focal * (dx * up[0] + dy * up[1] + dz * up[2])) / depth;
    inverseDepth[i] = 1 / depth;
  }
  return { screenX, screenY, inverseDepth };
}

/**
 * Depth-tested rasterisation that only remembers triangle numbers: shading happens later, once per pixel.
 * `scale` is samples per pixel along one axis.
 */
export function rasterise(
  mesh: Mesh,
  camera: Camera,
  pixelWidth: number,
  pixelHeight: number,
  scale: number,
  mirror: boolean,
): Visibility {
  const width = Math.round(pixelWidth * scale);
  const height = Math.round(pixelHeight * scale);
  const { screenX, screenY, inverseDepth } = project(mesh, camera, scale, mirror);
  const depths = new Float32Array(width * height);
  const triangles = new Int32Array(width * height).fill(-1);
  const { indices, positions, partOfTriangle, parts } = mesh;
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    const ax = screenX[a]!;
    const ay = screenY[a]!;
    const bx = screenX[b]!;
    const by = screenY[b]!;
    const cx = screenX[c]!;
    const cy = screenY[c]!;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const part = parts[partOfTriangle[t / 3]!]!;
    // front faces turn clockwise on screen (y points down); a mirror turns them round
    const isFacing = mirror ? area > 0 : area < 0;
    // a reflection shows the underside, which has no faces of its own: there the inside stands in for it
    if ((!isFacing && !part.isTwoSided && !mirror) || Math.abs(area) < 1e-5) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const rightEdge = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (left > rightEdge || top > bottom) continue;
    const inverse = 1 / area;
    const stepA = (cy - by) * -inverse;
    const stepB = (ay - cy) * -inverse;
    const wa = inverseDepth[a]!;
    const wb = inverseDepth[b]!;
    const wc = inverseDepth[c]!;
    const arches = part.arches.length > 0 ? part.arches : null;
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5;
      const px = left + 0.5;
      let sa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * inverse;
      let sb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * inverse;
      let at = y * width + left;
      for (let x = left; x <= rightEdge; x++, at++, sa += stepA, sb += stepB) {
        const sc = 1 - sa - sb;
        if (sa < 0 || sb < 0 || sc < 0) continue;
        const inverseZ = sa * wa + sb * wb + sc * wc;
        if (inverseZ <= depths[at]!) continue;
        if (arches) {
          const ka = (sa * wa) / inverseZ;
          const kb = (sb * wb) / inverseZ;
          const kc = 1 - ka - kb;
          const z = positions[a * 3 + 2]! * ka + positions[b * 3 + 2]! * kb + positions[c * 3 + 2]! * kc;
          const wx = positions[a * 3]! * ka + positions[b * 3]! * kb + positions[c * 3]! * kc;
          const wy = positions[a * 3 + 1]! * ka + positions[b * 3 + 1]! * kb + positions[c * 3 + 1]! * kc;
          let isCut = false;
          for (const arch of arches) {
            const ex = wx - arch.x;
            const ey = wy - arch.y;
            if (ex * ex + ey * ey < arch.radius * arch.radius && Math.abs(z) > arch.fromZ) isCut = true;
          }
          if (isCut) continue;
        }
        depths[at] = inverseZ;
        triangles[at] = t / 3;
      }
    }
  }
  return { width, height, triangles, screenX, screenY, inverseDepth };
}
