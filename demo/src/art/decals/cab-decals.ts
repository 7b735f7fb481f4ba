import type { Shell } from '../geometry/shell';
import { MATERIAL as M } from '../materials';
import { paintPlate } from './plate';
import { blankDecals, type DecalPoint, type DecalSet } from './canvas';

/** Where the openings of a forward-control cab are, in metres. */
export interface CabLook {
  halfWidth: number;
  screen: { low: number; high: number; z: number };
  door: { fromX: number; toX: number; low: number; windowLow: number; windowHigh: number; slope: number };
  grille: { low: number; high: number; z: number };
  lampY: number;
  lampHeight: number;
  /** Lower edge of the painted part; below is dark bumper. */
  bumperTop: number;
  plateY: number;
  hasSleeperWindow: boolean;
}

/** Paints a truck cab: windscreen, doors with windows, grille panel, lamps and bumper. */
export function paintCab(look: CabLook, shell: Shell): DecalSet {
  const decals = blankDecals(shell.fromX, shell.toX, shell.topY, look.halfWidth, 240);
  const { side, nose, tail } = decals;
  const { screen, door, grille } = look;
  const edge = look.halfWidth + 0.1;

  const window: DecalPoint[] = [
    [door.fromX, door.windowLow],
    [door.toX + door.slope, door.windowLow - 0.08],
    [door.toX, door.windowHigh],
    [door.fromX, door.windowHigh],
  ];
  const grown = window.map(([x, y]): DecalPoint => [
    x + (x > (door.fromX + door.toX) / 2 ? 0.04 : -0.04),
    y + (y > (door.windowLow + door.windowHigh) / 2 ? 0.04 : -0.04),
  ]);
  side.fill(grown, M.glossBlack, 0.08);
  side.fill(window, M.glass, 0.07);
  const seam: DecalPoint[] = [
    [door.fromX - 0.08, door.windowHigh + 0.08],
    [door.fromX - 0.08, door.low],
    [door.toX + door.slope * 0.5, door.low],
    [door.toX + door.slope + 0.1, door.windowLow - 0.15],
    [door.toX + 0.06, door.windowHigh + 0.08],
  ];
  side.stroke([...seam, seam[0]!], 0.02, M.seam);
  side.rect(door.fromX - 0.02, door.windowLow - 0.24, door.fromX + 0.2, door.windowLow - 0.18, M.trim, 0.02);
  if (look.hasSleeperWindow) {
    side.rect(
      shell.fromX + 0.18,
      door.windowLow + 0.16,
      door.fromX - 0.22,
      door.windowHigh - 0.08,
      M.window,
      0.08,
    );
  }
  side.rect(shell.fromX - 0.1, 0, shell.toX + 0.2, look.bumperTop, M.trim);
  side.fill(
    [
      [shell.toX - 0.2, look.lampY - look.lampHeight * 0.3],
      [shell.toX + 0.2, look.lampY - look.lampHeight / 2],
      [shell.toX + 0.2, look.lampY + look.lampHeight / 2],
      [shell.toX - 0.24, look.lampY + look.lampHeight * 0.4],
    ],
    M.lampBody,
    0.03,
  );
  side.rect(shell.toX - 0.34, look.lampY - 0.03, shell.toX - 0.26, look.lampY + 0.03, M.amber, 0.01);

  nose.rect(-0.1, screen.low - 0.05, screen.z + 0.05, screen.high + 0.05, M.glossBlack, 0.1);
  nose.rect(-0.1, screen.low, screen.z, screen.high, M.glass, 0.09);
  nose.rect(-0.1, 0, edge, look.bumperTop, M.trim);
  nose.rect(-0.1, grille.low - 0.03, grille.z + 0.03, grille.high + 0.03, M.glossBlack, 0.05);
  nose.rect(-0.1, grille.low, grille.z, grille.high, M.grille, 0.04);
  const bars = Math.max(2, Math.round((grille.high - grille.low) / 0.16));
  for (let i = 1; i < bars; i++) {
    const y = grille.low + ((grille.high - grille.low) * i) / bars;
    nose.rect(-0.1, y - 0.018, grille.z, y + 0.018, M.chrome);
  }
  nose.ellipse(0, grille.high - 0.02, 0.09, 0.06, M.chrome);
  nose.rect(
    grille.z + 0.07,
    look.lampY - look.lampHeight / 2,
    edge,
    look.lampY + look.lampHeight / 2,
    M.lampBody,
    0.04,
  );
  for (const share of [0.32, 0.66]) {
    const z = grille.z + 0.07 + (look.halfWidth - grille.z - 0.07) * share;
    nose.ellipse(z, look.lampY, look.lampHeight * 0.3, look.lampHeight * 0.3, M.lampLens);
  }
  nose.rect(
    grille.z + 0.1,
    look.lampY + look.lampHeight * 0.36,
    edge,
    look.lampY + look.lampHeight * 0.48,
    M.lampLit,
  );
  nose.rect(-0.1, look.bumperTop - 0.24, 0.5, look.bumperTop - 0.1, M.grille, 0.03);
  paintPlate(nose, look.plateY);

  tail.rect(-0.1, screen.low + 0.1, screen.z * 0.6, screen.high - 0.1, M.window, 0.06);
  tail.rect(-0.1, 0, edge, look.bumperTop, M.trim);
  return decals;
}
