import type { CarSpec } from '../bodies/car-spec';
import type { Shell } from '../geometry/shell';
import { lerp } from '../geometry/curve';
import { MATERIAL as M } from '../materials';
import type { DecalCanvas, DecalPoint } from './canvas';
import { paintPlate } from './plate';

/** Grille with its frame and badge; electric cars have a light across the nose instead. */
function paintGrille({ face: { grille, lamp } }: CarSpec, nose: DecalCanvas): void {
  if (!grille) {
    nose.rect(-0.1, lamp.y - 0.03, lamp.innerZ + 0.05, lamp.y + 0.03, M.glossBlack, 0.01);
    nose.rect(-0.1, lamp.y - 0.004, lamp.innerZ + 0.05, lamp.y + 0.014, M.lampLit);
    nose.ellipse(0, lamp.y - 0.09, 0.05, 0.04, M.chrome);
    return;
  }
  const frame = grille.frame === 'chrome' ? M.chrome : M.glossBlack;
  const outline = (margin: number): DecalPoint[] => [
    [-0.2, grille.low - margin],
    [grille.lowZ + margin, grille.low - margin],
    [grille.highZ + margin, grille.high + margin],
    [-0.2, grille.high + margin],
  ];
  nose.fill(outline(0.018), frame, 0.035);
  nose.fill(outline(0), M.grille, 0.03);
  nose.ellipse(0, (grille.low + grille.high) / 2 + 0.02, 0.062, 0.045, M.chrome);
  nose.ellipse(0, (grille.low + grille.high) / 2 + 0.02, 0.048, 0.032, M.glossBlack);
}

/** Front view: grille, intakes, lamps and plate. */
export function paintNose(spec: CarSpec, nose: DecalCanvas): void {
  const { face, clearance, halfWidth } = spec;
  const { lamp, intake } = face;
  const edge = halfWidth + 0.1;
  nose.rect(-0.1, 0, edge, clearance + (spec.hasCladding ? 0.2 : 0.1), M.trim);
  nose.rect(-0.1, intake.low, intake.z, intake.high, M.grille, 0.03);
  // side scoops with fog lamps
  nose.fill(
    [
      [intake.z + 0.06, intake.low + 0.02],
      [edge - 0.2, intake.low + 0.04],
      [edge - 0.22, intake.high + 0.08],
      [intake.z + 0.1, intake.high + 0.01],
    ],
    M.glossBlack,
    0.03,
  );
  paintGrille(spec, nose);
  nose.fill(
    [
      [lamp.innerZ, lamp.y - lamp.height * 0.36],
      [edge, lamp.y - lamp.height / 2],
      [edge, lamp.y + lamp.height / 2],
      [lamp.innerZ - 0.02, lamp.y + lamp.height * 0.34],
    ],
    M.lampBody,
    0.025,
  );
  const lens = Math.min(lamp.height * 0.27, 0.042);
  for (const share of [0.3, 0.56]) {
    nose.ellipse(lerp(lamp.innerZ, halfWidth, share), lamp.y - 0.004, lens, lens, M.lampLens);
  }
  if (face.runningLight === 'bracket') {
    const z = halfWidth - 0.19;
    nose.stroke(
      [
        [lamp.innerZ + 0.02, lamp.y - lamp.height * 0.38],
        [edge, lamp.y - lamp.height * 0.42],
      ],
      0.02,
      M.lampLit,
    );
    nose.ellipse(z - 0.06, intake.high - 0.02, 0.04, 0.04, M.lampLens);
  } else {
    const drl = (face.runningLight === 'top' ? 0.34 : -0.34) * lamp.height;
    nose.stroke(
      [
        [lamp.innerZ + 0.015, lamp.y + drl * 0.8],
        [edge, lamp.y + drl],
      ],
      0.018,
      M.lampLit,
    );
  }
  paintPlate(nose, face.plateY);
}

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
