import type { CarSpec } from '../bodies/car-spec';
import type { Shell } from '../geometry/shell';
import { lerp } from '../geometry/curve';
import { MATERIAL as M } from '../materials';
import { LAMP_HEIGHT } from './car-face';
import type { DecalCanvas, DecalPoint } from './canvas';

/** Distance between the roof line and the upper edge of the side glass. */
const ROOF_BAND = 0.125;
/** Wheel arch radius as a share of the wheel's. */
const ARCH = 1.14;

/** Outline of the side glass, grown by `margin` metres. */
function sideGlassOutline(spec: CarSpec, shell: Shell, margin = 0): DecalPoint[] {
  const { screen, rear, glassInset } = spec;
  const frontBase = screen.base + glassInset.frontBase + margin * 2;
  const frontHead = screen.head + glassInset.frontHead + margin;
  const rearHead = rear.head + glassInset.rearHead - margin;
  const rearBase = (spec.panelBehindX ?? rear.base + glassInset.rearBase) - margin;
  const headFrom = Math.max(rearHead, spec.panelBehindX ?? -Infinity);
  const steps = 14;
  const roofLine = Array.from({ length: steps + 1 }, (_, i): DecalPoint => {
    const x = lerp(frontHead, headFrom, i / steps);
    return [x, shell.top(x) - ROOF_BAND + margin];
  });
  return [
    [rearBase, shell.belt(rearBase) + 0.025 - margin],
    [frontBase, shell.belt(frontBase) + 0.025 - margin],
    ...roofLine,
  ];
}

/** Side view: glass, doors and their handles, cladding, and the lamps that wrap around the corners. */
export function paintSide(spec: CarSpec, shell: Shell, side: DecalCanvas): void {
  paintGlass(spec, shell, side);
  paintDoors(spec, shell, side);
  paintLowerTrim(spec, shell, side);
  paintCorners(spec, shell, side);
}

function paintGlass(spec: CarSpec, shell: Shell, side: DecalCanvas): void {
  const { pillars, rear, screen } = spec;
  if (spec.hasSoftTop) {
    side.fill(
      [
        [rear.base - 0.06, shell.belt(rear.base) + 0.05],
        [pillars[0]!, shell.belt(0) + 0.02],
        [screen.head + 0.02, shell.top(screen.head) - 0.06],
        [screen.head - 0.1, shell.topY + 0.1],
        [rear.head - 0.3, shell.topY + 0.1],
      ],
      M.canvas,
    );
  }
  if (spec.roofIsBlack) side.rect(rear.base, shell.topY - 0.2, screen.base, shell.topY + 0.1, M.glossBlack);
  side.fill(sideGlassOutline(spec, shell, 0.018), spec.brightTrim ? M.chrome : M.glossBlack, 0.06);
  side.fill(sideGlassOutline(spec, shell, 0.006), M.glossBlack, 0.06);
  side.fill(sideGlassOutline(spec, shell), M.glass, 0.06);
  const lean = 0.06;
  for (const x of pillars) {
    side.stroke(
      [
        [x + lean * 0.3, shell.belt(x) + 0.01],
        [x - lean * 0.7, shell.top(x) - 0.1],
      ],
      0.075,
      M.glossBlack,
    );
  }
  if (spec.hasFloatingRoof) {
    side.fill(
      [
        [rear.base + 0.1, shell.belt(rear.base) + 0.06],
        [rear.base + 0.62, shell.belt(rear.base) + 0.02],
        [rear.head + 0.2, shell.top(rear.head) - 0.12],
        [rear.head - 0.16, shell.top(rear.head) - 0.14],
      ],
      M.glossBlack,
    );
  }
  // quarter light ahead of the front door glass
  const quarter = screen.base + spec.glassInset.frontBase - 0.26;
  side.stroke(
    [
      [quarter, shell.belt(quarter) + 0.03],
      [quarter - 0.015, shell.top(quarter) - ROOF_BAND - 0.04],
    ],
    0.035,
    M.glossBlack,
  );
}

function paintDoors(spec: CarSpec, shell: Shell, side: DecalCanvas): void {
  const { axles, wheel, pillars, rear, screen } = spec;
  const [rearAxle, frontAxle] = axles;
  const archRadius = wheel.radius * ARCH;
  const floor = spec.clearance;
  const seam = (points: DecalPoint[]): void => {
    side.stroke(points, 0.013, M.seam);
  };
  const sill = floor + 0.13;
  const frontSeam = Math.min(screen.base - 0.2, frontAxle - archRadius - 0.06);
  const doorFront: DecalPoint[] = [
    [frontSeam - 0.02, sill],
    [frontSeam, shell.belt(frontSeam) - 0.25],
    [frontSeam - 0.03, shell.belt(frontSeam) + 0.02],
  ];
  seam(doorFront);
  const middle = pillars[0]!;
  seam([
    [middle, sill],
    [middle + 0.015, shell.belt(middle)],
  ]);
  const rearDoorEnd = spec.bed ? rear.base + 0.04 : Math.max(rear.base + 0.3, rearAxle + 0.1);
  const hasRearDoor = spec.doorCount >= 4;
  if (hasRearDoor) {
    const archEdge = Math.max(rearAxle + archRadius * 0.96, rearDoorEnd);
    seam([
      [rearDoorEnd, shell.belt(rearDoorEnd)],
      [rearDoorEnd + 0.02, shell.belt(rearDoorEnd) - 0.18],
      [archEdge + 0.02, wheel.radius + archRadius * 0.55],
      [archEdge + 0.05, sill],
    ]);
  }
  seam([
    [hasRearDoor ? Math.max(rearAxle + archRadius, rearDoorEnd) : middle, sill],
    [frontSeam - 0.02, sill],
  ]);
  if (spec.panelBehindX !== undefined) {
    // sliding door with its rail, and pressed panels behind it
    const slideEnd = spec.panelBehindX - 1.15;
    seam([
      [slideEnd, sill],
      [slideEnd, shell.topY - 0.2],
    ]);
    seam([
      [slideEnd - 1.0, shell.belt(0) - 0.1],
      [slideEnd, shell.belt(0) - 0.1],
    ]);
    for (const from of [slideEnd + 0.1, slideEnd - 0.98]) {
      const to = from === slideEnd + 0.1 ? spec.panelBehindX - 0.12 : slideEnd - 0.1;
      const outline: DecalPoint[] = [
        [from, shell.belt(0) + 0.04],
        [to, shell.belt(0) + 0.04],
        [to, shell.topY - 0.24],
        [from, shell.topY - 0.24],
      ];
      seam([...outline, outline[0]!]);
    }
  }
  if (spec.bed) {
    seam([
      [rear.base + 0.01, sill + 0.1],
      [rear.base + 0.01, shell.belt(rear.base) + 0.02],
    ]);
    side.rect(spec.bed.fromX - 0.1, shell.belt(spec.bed.fromX) - 0.035, rear.base, 1.2, M.trim);
  }

  const handle = (x: number): void => {
    const y = shell.belt(x) - 0.13;
    side.rect(x, y - 0.024, x + 0.21, y + 0.024, M.seam, 0.02);
    side.rect(x + 0.012, y - 0.006, x + 0.198, y + 0.02, spec.brightTrim ? M.chrome : M.paint, 0.012);
  };
  handle(middle + 0.07);
  if (hasRearDoor) handle((spec.bed ? rear.base : Math.max(rearDoorEnd, rearAxle + 0.2)) + 0.1);

  // fuel flap
  const flapX = rearAxle - 0.02;
  const flapY = Math.min(shell.belt(flapX) - 0.12, wheel.radius + archRadius + 0.16);
  if (!spec.bed && !spec.isCabOnly && flapY > wheel.radius + archRadius + 0.06) {
    const flap: DecalPoint[] = [
      [flapX - 0.08, flapY - 0.07],
      [flapX + 0.08, flapY - 0.07],
      [flapX + 0.08, flapY + 0.07],
      [flapX - 0.08, flapY + 0.07],
    ];
    seam([...flap, flap[0]!]);
  }
}

function paintLowerTrim(spec: CarSpec, shell: Shell, side: DecalCanvas): void {
  const { axles, wheel, clearance: floor } = spec;
  const [rearAxle, frontAxle] = axles;
  const archRadius = wheel.radius * ARCH;
  const sillTop = floor + (spec.hasCladding ? 0.17 : 0.075);
  side.rect(rearAxle, 0, frontAxle, sillTop, M.trim);
  if (spec.hasCladding) {
    for (const x of axles) side.ellipse(x, wheel.radius, archRadius + 0.055, archRadius + 0.055, M.trim);
    side.rect(shell.fromX - 0.15, 0, rearAxle, floor + 0.22, M.trim);
    side.rect(frontAxle, 0, shell.toX + 0.15, floor + 0.22, M.trim);
  }
}

function paintCorners({ face, rump }: CarSpec, shell: Shell, side: DecalCanvas): void {
  paintLampCorner(face, shell, side);
  const tail = rump.lamp;
  side.fill(
    [
      [shell.fromX + tail.alongSide, tail.y + tail.height * 0.36],
      [shell.fromX + tail.alongSide * 0.86, tail.y - tail.height * 0.16],
      [shell.fromX - 0.2, tail.y - tail.height / 2],
      [shell.fromX - 0.2, tail.y + tail.height / 2],
    ],
    M.tailBody,
    0.03,
  );
  side.stroke(
    [
      [shell.fromX + tail.alongSide * 0.8, tail.y + tail.height * 0.16],
      [shell.fromX - 0.2, tail.y + tail.height * 0.24],
    ],
    0.022,
    M.tailLit,
  );
}

/** The part of a headlamp that runs along the side. */
function paintLampCorner({ lamp, runningLight }: CarSpec['face'], shell: Shell, side: DecalCanvas): void {
  const shape = lamp.shape ?? 'sweep';
  if (shape === 'round') return;
  const height = lamp.height * LAMP_HEIGHT[shape];
  const y = shape === 'stacked' ? lamp.y + lamp.height * 0.3 : lamp.y;
  const reach = shape === 'block' ? lamp.alongSide * 0.62 : lamp.alongSide;
  const rise = shape === 'block' ? 0 : lamp.rake + 0.02;
  side.fill(
    [
      [shell.toX - reach, y + height / 2 + rise],
      [shell.toX - reach * (shape === 'block' ? 0.96 : 0.8), y - height * (shape === 'block' ? 0.5 : 0.15)],
      [shell.toX + 0.2, y - height / 2],
      [shell.toX + 0.2, y + height / 2],
    ],
    M.lampBody,
    0.03,
  );
  const line = (share: number, rake: number): void => {
    side.stroke(
      [
        [shell.toX - reach * 0.78, y + height * share + rake],
        [shell.toX + 0.2, y + height * share],
      ],
      0.018,
      M.lampLit,
    );
  };
  if (runningLight === 'bottom') line(-0.34, 0.03);
  else if (runningLight === 'double') {
    line(0.3, rise);
    line(-0.3, 0.02);
  } else if (runningLight !== 'bracket' && runningLight !== 'ring') line(0.32, rise);
  if (runningLight === 'hook') {
    side.stroke(
      [
        [shell.toX - reach * 0.78, y + height * 0.32 + rise],
        [shell.toX - reach * 0.6, y - height * 0.2],
      ],
      0.018,
      M.lampLit,
    );
  }
}
