import type { CarSpec } from '../bodies/car-spec';
import type { Shell } from '../geometry/shell';
import { MATERIAL as M } from '../materials';
import type { DecalCanvas } from './canvas';
import { paintPlate } from './plate';

/** Rear view: window, tailgate, lamps, plate and bumper. */
export function paintTail(spec: CarSpec, shell: Shell, tail: DecalCanvas): void {
  const { rump, halfWidth } = spec;
  const { lamp } = rump;
  const edge = halfWidth + 0.1;
  if (rump.window) {
    tail.rect(
      -0.1,
      rump.window.low - 0.02,
      rump.window.z + 0.02,
      rump.window.high + 0.02,
      M.glossBlack,
      0.06,
    );
    tail.rect(-0.1, rump.window.low, rump.window.z, rump.window.high, M.glass, 0.06);
  }
  tail.rect(-0.1, 0, edge, rump.trimTop, M.trim);
  tail.rect(-0.1, spec.clearance, 0.46, spec.clearance + 0.09, M.glossBlack, 0.02);
  // tailgate shut lines
  const gate = Math.min(halfWidth - 0.14, 0.74);
  tail.stroke(
    [
      [0, rump.trimTop + 0.07],
      [gate - 0.08, rump.trimTop + 0.07],
      [gate, rump.trimTop + 0.2],
      [gate, lamp.y],
    ],
    0.013,
    M.seam,
  );
  if (spec.panelBehindX !== undefined)
    tail.stroke(
      [
        [0, rump.trimTop],
        [0, shell.topY],
      ],
      0.016,
      M.seam,
    );
  tail.rect(-0.1, rump.plateY - 0.085, 0.27, rump.plateY + 0.075, M.seam, 0.02);
  paintPlate(tail, rump.plateY - 0.005);
  tail.fill(
    [
      [lamp.innerZ, lamp.y - lamp.height * 0.42],
      [edge, lamp.y - lamp.height / 2],
      [edge, lamp.y + lamp.height / 2],
      [lamp.innerZ + 0.02, lamp.y + lamp.height * 0.42],
    ],
    M.tailBody,
    0.03,
  );
  if (rump.hasLightBar) {
    tail.rect(-0.1, lamp.y - 0.012, lamp.innerZ + 0.05, lamp.y + 0.036, M.tailBody);
    tail.rect(-0.1, lamp.y + 0.006, lamp.innerZ + 0.05, lamp.y + 0.022, M.tailLit);
  }
  if (lamp.height > 0.2) {
    tail.stroke(
      [
        [lamp.innerZ + 0.05, lamp.y - lamp.height * 0.3],
        [lamp.innerZ + 0.05, lamp.y + lamp.height * 0.38],
      ],
      0.024,
      M.tailLit,
    );
    tail.rect(lamp.innerZ + 0.015, lamp.y - lamp.height * 0.46, edge, lamp.y - lamp.height * 0.28, M.amber);
  } else {
    tail.stroke(
      [
        [lamp.innerZ + 0.03, lamp.y + lamp.height * 0.2],
        [edge, lamp.y + lamp.height * 0.24],
      ],
      0.022,
      M.tailLit,
    );
    tail.stroke(
      [
        [lamp.innerZ + 0.05, lamp.y - lamp.height * 0.26],
        [edge, lamp.y - lamp.height * 0.3],
      ],
      0.014,
      M.tailLit,
    );
  }
  tail.ellipse(0, Math.min(lamp.y + 0.01, shell.top(shell.fromX) - 0.08), 0.05, 0.04, M.chrome);
  tail.rect(halfWidth - 0.34, rump.trimTop - 0.06, halfWidth - 0.18, rump.trimTop - 0.03, M.tailLit);
}
