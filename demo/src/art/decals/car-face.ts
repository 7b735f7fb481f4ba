import type { CarSpec, LampShape } from '../bodies/car-spec';
import { lerp } from '../geometry/curve';
import { MATERIAL as M } from '../materials';
import type { DecalCanvas, DecalPoint } from './canvas';
import { paintPlate } from './plate';

/** Height of the body of a lamp as a share of the room it has. */
export const LAMP_HEIGHT: Record<LampShape, number> = {
  sweep: 1,
  slim: 0.62,
  block: 1.3,
  round: 1,
  stacked: 0.4,
};

/** Front view: grille, intakes, lamps and plate. */
export function paintNose(spec: CarSpec, nose: DecalCanvas): void {
  paintBumper(spec, nose);
  paintGrille(spec, nose);
  paintLamps(spec, nose);
  paintRunningLight(spec, nose);
  paintPlate(nose, spec.face.plateY);
}

function paintBumper({ face, clearance, halfWidth, hasCladding }: CarSpec, nose: DecalCanvas): void {
  const { intake } = face;
  const edge = halfWidth + 0.1;
  nose.rect(-0.1, 0, edge, clearance + (hasCladding ? 0.2 : 0.1), M.trim);
  nose.rect(-0.1, intake.low, intake.z, intake.high, M.grille, 0.03);
  if (face.hasSkidPlate)
    nose.rect(-0.1, clearance + 0.02, intake.z * 0.8, clearance + 0.1, M.aluminium, 0.04);
  // side scoops
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
}

/** Grille with its frame and a plain emblem; electric cars have a dark line across the nose instead. */
function paintGrille({ face: { grille, lamp } }: CarSpec, nose: DecalCanvas): void {
  if (!grille) {
    nose.ellipse(0, lamp.y - 0.07, 0.045, 0.036, M.chrome);
    return;
  }
  const frame = grille.frame === 'chrome' ? M.chrome : M.glossBlack;
  const { low, high, lowZ, highZ, shape = 'trapeze' } = grille;
  const middle = (low + high) / 2;
  const outline = (margin: number): DecalPoint[] => {
    switch (shape) {
      case 'kidneys':
        return [
          [0.02 - margin, low - margin],
          [lowZ + margin, low - margin],
          [highZ + margin, high + margin],
          [0.02 - margin, high + margin],
        ];
      case 'waist':
        return [
          [-0.2, low - margin],
          [lowZ + 0.12 + margin, low - margin],
          [lowZ - 0.06 + margin, lerp(low, high, 0.55)],
          [highZ + margin, high + margin],
          [-0.2, high + margin],
        ];
      case 'bar':
        return [
          [-0.2, high - 0.1 - margin],
          [lamp.innerZ + 0.03 + margin, high - 0.09 - margin],
          [lamp.innerZ + margin, high + margin],
          [-0.2, high + margin],
        ];
      case 'trapeze':
        return [
          [-0.2, low - margin],
          [lowZ + margin, low - margin],
          [highZ + margin, high + margin],
          [-0.2, high + margin],
        ];
    }
  };
  nose.fill(outline(0.018), frame, 0.035);
  nose.fill(outline(0), M.grille, 0.03);
  const emblem = shape === 'bar' ? high - 0.05 : shape === 'kidneys' ? high + 0.07 : middle + 0.03;
  nose.ellipse(0, emblem, 0.058, 0.042, M.chrome);
  nose.ellipse(0, emblem, 0.044, 0.03, M.glossBlack);
}

/** Middle of a round lamp: as far out as the corner leaves room. */
const roundLampZ = ({ lamp }: CarSpec['face'], halfWidth: number): number =>
  Math.min(lamp.innerZ + 0.1, halfWidth * 0.78 - 0.06);

function paintLamps({ face, halfWidth }: CarSpec, nose: DecalCanvas): void {
  const { lamp, intake } = face;
  const shape = lamp.shape ?? 'sweep';
  const edge = halfWidth + 0.1;
  const lens = Math.min(lamp.height * 0.27, 0.042);
  if (shape === 'round') {
    const radius = Math.max(lamp.height * 0.78, 0.085);
    const z = roundLampZ(face, halfWidth);
    nose.ellipse(z, lamp.y, radius + 0.012, radius + 0.012, M.chrome);
    nose.ellipse(z, lamp.y, radius, radius, M.lampBody);
    nose.ellipse(z, lamp.y, radius * 0.5, radius * 0.5, M.lampLens);
    return;
  }
  const height = lamp.height * LAMP_HEIGHT[shape];
  const y = shape === 'stacked' ? lamp.y + lamp.height * 0.3 : lamp.y;
  const inner = shape === 'block' ? lamp.innerZ + 0.06 : lamp.innerZ;
  nose.fill(
    [
      [inner, y - height * (shape === 'block' ? 0.5 : 0.36)],
      [edge, y - height / 2],
      [edge, y + height / 2],
      [inner - 0.02, y + height * (shape === 'block' ? 0.5 : 0.34)],
    ],
    M.lampBody,
    0.025,
  );
  if (shape === 'stacked') {
    // the lamps themselves sit in the bumper
    const low = lerp(intake.high, lamp.y, 0.25);
    nose.rect(halfWidth - 0.4, low - 0.06, halfWidth - 0.16, low + 0.075, M.glossBlack, 0.04);
    for (const z of [halfWidth - 0.34, halfWidth - 0.23])
      nose.ellipse(z, low + 0.008, 0.04, 0.04, M.lampLens);
    return;
  }
  for (const share of [0.3, 0.56]) {
    nose.ellipse(lerp(lamp.innerZ, halfWidth, share), y - 0.004, lens, lens, M.lampLens);
  }
}

function paintRunningLight({ face, halfWidth }: CarSpec, nose: DecalCanvas): void {
  const { lamp, intake, runningLight } = face;
  const shape = lamp.shape ?? 'sweep';
  const height = lamp.height * LAMP_HEIGHT[shape];
  const y = shape === 'stacked' ? lamp.y + lamp.height * 0.3 : lamp.y;
  const edge = halfWidth + 0.1;
  const line = (share: number): void => {
    nose.stroke(
      [
        [lamp.innerZ + 0.015, y + height * share * 0.8],
        [edge, y + height * share],
      ],
      0.018,
      M.lampLit,
    );
  };
  switch (runningLight) {
    case 'top':
      line(0.34);
      return;
    case 'bottom':
      line(-0.34);
      return;
    case 'double':
      line(0.3);
      line(-0.3);
      return;
    case 'hook':
      line(0.34);
      nose.stroke(
        [
          [lamp.innerZ + 0.02, y + height * 0.28],
          [lamp.innerZ + 0.06, y - height * 0.34],
        ],
        0.018,
        M.lampLit,
      );
      return;
    case 'across':
      nose.rect(-0.1, y - 0.022, lamp.innerZ + 0.05, y + 0.028, M.glossBlack, 0.01);
      nose.stroke(
        [
          [-0.1, y + 0.004],
          [edge, y + height * 0.2],
        ],
        0.016,
        M.lampLit,
      );
      return;
    case 'ring': {
      const radius = Math.max(lamp.height * 0.78, 0.085);
      const z = shape === 'round' ? roundLampZ(face, halfWidth) : lerp(lamp.innerZ, halfWidth, 0.45);
      nose.ellipse(z, y, radius * 0.9, radius * 0.9, M.lampLit);
      nose.ellipse(z, y, radius * 0.72, radius * 0.72, M.lampBody);
      nose.ellipse(z, y, radius * 0.42, radius * 0.42, M.lampLens);
      return;
    }
    case 'bracket': {
      const z = halfWidth - 0.19;
      line(-0.4);
      nose.stroke(
        [
          [z + 0.05, intake.high + 0.1],
          [z, intake.high + 0.08],
          [z - 0.02, intake.low + 0.06],
        ],
        0.02,
        M.lampLit,
      );
    }
  }
}
