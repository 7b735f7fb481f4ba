import { MATERIAL as M } from '../materials';
import type { Kit } from './build-kit';

export interface ChassisPlan {
  fromX: number;
  railY: number;
  railHalf: number;
  axles: readonly number[];
  wheelRadius: number;
  halfWidth: number;
}

/** Rails, rear axles with twin tyres, mudguards, tanks and tail lamps. */
export function addChassis(kit: Kit, plan: ChassisPlan, cabRearX: number): void {
  const { railY, wheelRadius: r } = plan;
  kit.boxes(
    { x: [plan.fromX, cabRearX + 0.6], y: [railY - 0.24, railY], z: [plan.railHalf - 0.08, plan.railHalf] },
    M.steel,
  );
  for (const x of plan.axles) {
    kit.axle({
      x,
      z: plan.halfWidth - 0.02,
      radius: r,
      width: 0.52,
      look: 'truck',
      spokes: 10,
      rimShare: 0.6,
    });
    kit.tube(
      [
        [x, r, -plan.halfWidth + 0.3],
        [x, r, plan.halfWidth - 0.3],
      ],
      0.09,
      M.trim,
    );
    kit.mudguard(x, r, r + 0.09, [0.05, 0.45], [plan.halfWidth - 0.56, plan.halfWidth]);
  }
  kit.boxes(
    {
      x: [plan.fromX - 0.06, plan.fromX + 0.04],
      y: [railY - 0.22, railY - 0.06],
      z: [plan.halfWidth - 0.5, plan.halfWidth - 0.06],
      bevel: 0.03,
    },
    M.tailBody,
  );
  kit.box(
    {
      x: [plan.fromX - 0.04, plan.fromX + 0.04],
      y: [railY - 0.26, railY - 0.04],
      z: [-plan.halfWidth + 0.1, plan.halfWidth - 0.1],
    },
    M.trim,
  );
  kit.box(
    {
      x: [plan.fromX - 0.06, plan.fromX - 0.03],
      y: [railY - 0.2, railY - 0.09],
      z: [-0.18, 0.18],
      bevel: 0.01,
    },
    M.plate,
  );
}

interface TrayPlan {
  fromX: number;
  toX: number;
  floorY: number;
  halfWidth: number;
  sideHeight: number;
}

/** Aluminium tray with drop sides and a headboard rack. */
export function addTray(kit: Kit, { fromX, toX, floorY, halfWidth, sideHeight }: TrayPlan): void {
  kit.box(
    { x: [fromX, toX], y: [floorY - 0.1, floorY], z: [-halfWidth, halfWidth], bevel: 0.02 },
    M.aluminium,
  );
  const gap = (toX - fromX) / 2;
  for (let i = 0; i < 2; i++) {
    const x: readonly [number, number] = [fromX + gap * i + 0.03, fromX + gap * (i + 1) - 0.03];
    kit.boxes(
      { x, y: [floorY + 0.01, floorY + sideHeight], z: [halfWidth - 0.05, halfWidth], bevel: 0.015 },
      M.aluminium,
    );
    for (const share of [0.3, 0.62]) {
      const y = floorY + sideHeight * share;
      kit.boxes(
        { x, y: [y - 0.012, y + 0.012], z: [halfWidth - 0.01, halfWidth + 0.012], bevel: 0.008 },
        M.steel,
      );
    }
  }
  for (const x of [fromX, fromX + gap, toX]) {
    kit.boxes(
      {
        x: [x - 0.03, x + 0.03],
        y: [floorY - 0.1, floorY + sideHeight + 0.03],
        z: [halfWidth - 0.06, halfWidth + 0.01],
        bevel: 0.01,
      },
      M.steel,
    );
  }
  kit.box(
    {
      x: [fromX - 0.02, fromX + 0.03],
      y: [floorY + 0.01, floorY + sideHeight],
      z: [-halfWidth, halfWidth],
      bevel: 0.015,
    },
    M.aluminium,
  );
  // headboard with window bars
  const head = floorY + 0.95;
  kit.box(
    { x: [toX - 0.03, toX + 0.03], y: [floorY, floorY + 0.4], z: [-halfWidth, halfWidth], bevel: 0.015 },
    M.aluminium,
  );
  kit.tubes(
    [
      [toX, floorY, halfWidth - 0.08],
      [toX, head, halfWidth - 0.12],
    ],
    0.03,
    M.aluminium,
  );
  kit.tube(
    [
      [toX, head, -halfWidth + 0.12],
      [toX, head, halfWidth - 0.12],
    ],
    0.03,
    M.aluminium,
  );
  for (const z of [0.22, 0.52])
    kit.tubes(
      [
        [toX, floorY + 0.3, z],
        [toX, head, z],
      ],
      0.016,
      M.aluminium,
    );
}
