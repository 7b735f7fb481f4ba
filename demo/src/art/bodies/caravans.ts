import { blankDecals, type DecalPoint } from '../decals/canvas';
import { caravanWindow } from '../decals/caravan-window';
import { paintPlate } from '../decals/plate';
import { shellCurves, type ShellSpec } from '../geometry/shell';
import type { WheelArch } from '../geometry/mesh';
import { MATERIAL as M } from '../materials';
import type { BuiltBody } from './build-car';
import { Kit } from './build-kit';

interface CaravanPlan {
  shell: ShellSpec;
  axles: readonly number[];
  wheelRadius: number;
  isPopTop: boolean;
}

const FULL_HEIGHT: CaravanPlan = {
  shell: {
    top: [
      [-3.1, 1.0],
      [-3.08, 1.9],
      [-3.02, 2.46],
      [-2.9, 2.66],
      [-2.6, 2.76],
      [1.5, 2.78],
      [1.8, 2.72],
      [2.1, 2.4],
      [2.4, 1.84],
      [2.6, 1.4],
      [2.72, 1.02],
      [2.74, 0.8],
    ],
    belt: [1.6, 1.6],
    halfWidth: 1.18,
    clearance: 0.44,
    tumble: 0.975,
    shelf: 1,
    noseTaper: 0.03,
    tailTaper: 0.02,
    taperLength: 0.3,
    capDepth: 0.03,
    roofRound: 0.04,
  },
  axles: [-0.14, -0.98],
  wheelRadius: 0.36,
  isPopTop: false,
};

const POP_TOP: CaravanPlan = {
  shell: {
    top: [
      [-2.3, 0.9],
      [-2.29, 1.5],
      [-2.24, 1.98],
      [-2.12, 2.16],
      [-1.9, 2.22],
      [1.2, 2.24],
      [1.5, 2.16],
      [1.84, 1.74],
      [2.06, 1.34],
      [2.16, 1.0],
      [2.18, 0.8],
    ],
    belt: [1.4, 1.4],
    halfWidth: 1.08,
    clearance: 0.46,
    tumble: 0.975,
    shelf: 1,
    noseTaper: 0.03,
    tailTaper: 0.02,
    taperLength: 0.3,
    capDepth: 0.03,
    roofRound: 0.04,
  },
  axles: [-0.3],
  wheelRadius: 0.38,
  isPopTop: true,
};

function buildTowed({ shell, axles, wheelRadius, isPopTop }: CaravanPlan): BuiltBody {
  const kit = new Kit();
  const curves = shellCurves(shell);
  const { fromX, toX, topY } = curves;
  const w = shell.halfWidth;
  const arches: WheelArch[] = axles.map((x) => ({
    x,
    y: wheelRadius,
    radius: wheelRadius * 1.2,
    fromZ: w * 0.62,
  }));
  const decals = blankDecals(fromX, toX, topY, w, 200);
  const { side, nose, tail, plan } = decals;
  const lowBand = shell.clearance + 0.36;
  side.rect(fromX - 0.2, 0, toX + 0.2, lowBand, M.aluminium);
  side.rect(fromX - 0.2, lowBand, toX + 0.2, lowBand + 0.04, M.darkPanel);
  // graphics sweep from the nose to the tail
  const wave = (offset: number, height: number): DecalPoint[] => {
    const upper: DecalPoint[] = [];
    const lower: DecalPoint[] = [];
    for (let k = 0; k <= 24; k++) {
      const t = k / 24;
      const x = toX + 0.2 - t * (toX - fromX + 0.4);
      const y = lowBand + 0.14 + offset + 0.52 * t * t - 0.12 * Math.sin(t * Math.PI);
      upper.push([x, y + height * (0.35 + 0.9 * t)]);
      lower.unshift([x, y]);
    }
    return [...upper, ...lower];
  };
  side.fill(wave(0.2, 0.12), M.accent);
  side.fill(wave(0.06, 0.06), M.darkPanel);
  const winLow = isPopTop ? 1.42 : 1.62;
  const winHigh = isPopTop ? 1.88 : 2.2;
  const doorX = isPopTop ? 0.62 : 0.66;
  caravanWindow(side, fromX + 0.45, winLow, fromX + (isPopTop ? 1.25 : 1.55), winHigh);
  if (!isPopTop) caravanWindow(side, -0.95, winLow + 0.12, -0.15, winHigh);
  // door with its own window
  side.rect(doorX - 0.34, lowBand - 0.16, doorX + 0.34, winHigh + 0.08, M.white, 0.06);
  const door: DecalPoint[] = [
    [doorX - 0.34, lowBand - 0.16],
    [doorX + 0.34, lowBand - 0.16],
    [doorX + 0.34, winHigh + 0.08],
    [doorX - 0.34, winHigh + 0.08],
  ];
  side.stroke([...door, door[0]!], 0.022, M.darkPanel);
  side.rect(doorX - 0.22, winLow + 0.04, doorX + 0.22, winHigh - 0.04, M.window, 0.05);
  side.rect(doorX - 0.31, winLow - 0.22, doorX - 0.25, winLow - 0.06, M.trim, 0.02);
  const frontWindow = isPopTop ? 1.12 : 1.22;
  caravanWindow(side, frontWindow, winLow, frontWindow + (isPopTop ? 0.42 : 0.6), winHigh);
  side.rect(fromX + 0.12, lowBand + 0.06, fromX + 0.16, winHigh, M.darkPanel);
  side.rect(-0.1, lowBand - 0.3, 0.02, lowBand - 0.24, M.amber, 0.02);
  if (isPopTop) side.rect(fromX, topY - 0.17, toX, topY - 0.12, M.darkPanel);

  nose.rect(-0.1, 0, w + 0.1, lowBand + 0.1, M.aluminium);
  nose.rect(-0.1, lowBand + 0.1, w + 0.1, lowBand + 0.14, M.darkPanel);
  plan.rect(toX - (isPopTop ? 0.58 : 0.74), -0.1, toX - (isPopTop ? 0.38 : 0.42), 0.72, M.window, 0.04);
  tail.rect(-0.1, 0, w + 0.1, lowBand - 0.06, M.aluminium);
  caravanWindow(tail, -0.3, winLow + 0.08, 0.6, winHigh - 0.02);
  tail.rect(w - 0.22, lowBand + 0.1, w - 0.08, lowBand + 0.5, M.tailBody, 0.04);
  tail.rect(w - 0.2, lowBand + 0.12, w - 0.1, lowBand + 0.22, M.amber, 0.02);
  tail.stroke(
    [
      [w - 0.15, lowBand + 0.26],
      [w - 0.15, lowBand + 0.46],
    ],
    0.04,
    M.tailLit,
  );
  tail.rect(-0.1, lowBand + 0.3, w - 0.3, lowBand + 0.42, M.accent);
  paintPlate(tail, lowBand + 0.08);

  kit.shell(shell, { material: M.white, decals, arches });
  kit.wells(arches, w * 0.98, shell.clearance + 0.02);
  for (const x of axles) {
    kit.axle({
      x,
      z: w - 0.02,
      radius: wheelRadius,
      width: 0.24,
      look: 'alloy',
      spokes: 6,
      rimShare: 0.58,
      dark: isPopTop,
    });
  }
  kit.mudguard(axles[0]!, wheelRadius, wheelRadius * 1.24, [0.02, 0.48], [w - 0.04, w + 0.05]);
  for (const x of axles.slice(1))
    kit.mudguard(x, wheelRadius, wheelRadius * 1.24, [0.02, 0.48], [w - 0.04, w + 0.05]);
  addDrawbar(kit, toX);
  // rolled-up awning, steps, roof gear, rear bar
  kit.tube(
    [
      [fromX + 0.3, topY - 0.22, w + 0.05],
      [doorX + 0.75, topY - 0.22, w + 0.05],
    ],
    0.07,
    M.darkPanel,
  );
  kit.boxes({ x: [doorX - 0.26, doorX + 0.26], y: [0.3, 0.34], z: [w - 0.1, w + 0.16], bevel: 0.01 }, M.trim);
  if (!isPopTop) {
    kit.box({ x: [-0.9, 0.1], y: [topY - 0.02, topY + 0.18], z: [-0.36, 0.36], bevel: 0.09 }, M.white);
    kit.box({ x: [0.7, 1.2], y: [topY - 0.02, topY + 0.05], z: [-0.3, 0.3], bevel: 0.02 }, M.darkPanel);
  }
  kit.box({ x: [fromX - 0.18, fromX - 0.1], y: [0.52, 0.62], z: [-w + 0.1, w - 0.1], bevel: 0.02 }, M.trim);
  kit.tubes(
    [
      [fromX - 0.14, 0.57, 0.5],
      [fromX + 0.3, 0.57, 0.5],
    ],
    0.035,
    M.trim,
  );
  return kit.finish({ fromX, toX, halfWidth: w, clearance: shell.clearance });
}

/** A-frame with coupling, jockey wheel, gas bottles and tool box ahead of the body. */
function addDrawbar(kit: Kit, noseX: number): void {
  const tip = noseX + 1.35;
  kit.tubes(
    [
      [noseX - 0.5, 0.52, 0.72],
      [tip - 0.2, 0.5, 0.07],
    ],
    0.055,
    M.trim,
  );
  kit.tube(
    [
      [tip - 0.4, 0.5, 0],
      [tip, 0.5, 0],
    ],
    0.05,
    M.trim,
  );
  kit.ellipsoid([tip + 0.02, 0.5, 0], [0.09, 0.07, 0.07], M.steel);
  kit.tube(
    [
      [tip - 0.42, 0.92, 0.14],
      [tip - 0.42, 0.2, 0.14],
    ],
    0.032,
    M.steel,
  );
  kit.axle({ x: tip - 0.42, z: 0.17, radius: 0.11, width: 0.08, look: 'steel', spokes: 6, rimShare: 0.6 });
  kit.box({ x: [noseX + 0.08, noseX + 0.52], y: [0.56, 0.98], z: [-0.78, 0.78], bevel: 0.03 }, M.aluminium);
  for (const z of [-0.16, 0.16]) {
    kit.tube(
      [
        [noseX + 0.72, 0.56, z],
        [noseX + 0.72, 1.0, z],
      ],
      0.14,
      M.white,
    );
    kit.ellipsoid([noseX + 0.72, 1.0, z], [0.14, 0.08, 0.14], M.white);
    kit.tube(
      [
        [noseX + 0.72, 1.04, z],
        [noseX + 0.72, 1.14, z],
      ],
      0.05,
      M.steel,
    );
  }
}

/** Tandem-axle touring caravan. */
export const buildCaravan = (): BuiltBody => buildTowed(FULL_HEIGHT);

/** Single-axle pop-top, roof down. */
export const buildPopTop = (): BuiltBody => buildTowed(POP_TOP);
