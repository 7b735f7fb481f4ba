import { scaleCar } from '../bodies/scale-car';
import type { CarSpec } from '../bodies/car-spec';
import type { FaceDesign, ModelDesign } from './design';

/** Half of the widest wheel arch adds to what data sheets call the width. */
const toHalfWidth = (widthMm: number): number => widthMm / 2000;

/** A car of a body type in the measures and with the face of one model. */
export function designCar(base: CarSpec, design: ModelDesign, face: FaceDesign): CarSpec {
  const [lengthMm, widthMm, heightMm, wheelbaseMm] = design.size;
  const baseLength = base.top.at(-1)![0] - base.top[0]![0] + 2 * base.capDepth;
  const baseHeight = Math.max(...base.top.map(([, y]) => y));
  const long = base.isCabOnly ? 1 : lengthMm / 1000 / baseLength;
  const tall = (heightMm / 1000 - base.clearance) / (baseHeight - base.clearance);
  const scaled = shapeRoof(scaleCar(base, long, tall), design);
  const nose = scaled.top.at(-1)![0];
  const overhang = base.top.at(-1)![0] - base.axles[1];
  const front = nose - overhang * Math.min(1, long) * 0.95;
  const radius = (design.wheel ?? base.wheel.radius) * 1.03;
  const lift = (design.bonnet ?? 0) * 0.85;
  const style = design.spokes ?? base.wheel.style;
  return {
    ...scaled,
    halfWidth: toHalfWidth(widthMm),
    axles: [Math.max(front - wheelbaseMm / 1000, scaled.top[0]![0] + radius + 0.2), front],
    wheel: {
      ...base.wheel,
      radius: base.isCabOnly ? base.wheel.radius : radius,
      rimShare: Math.min(0.78, base.wheel.rimShare + 0.03),
      spokes: design.spokeCount ?? (style === 'fine' ? 10 : base.wheel.spokes),
      dark: design.isDarkWheel ?? false,
      ...(style ? { style } : {}),
    },
    pillars: scaled.pillars,
    face: designFace(scaled, design, face, lift),
    rump: designRump(scaled, face),
    hasCladding: design.hasCladding ?? base.hasCladding,
    hasRails: design.hasRails ?? base.hasRails,
    roofIsBlack: design.roofIsBlack ?? base.roofIsBlack ?? false,
    brightTrim: design.brightTrim ?? base.brightTrim,
    hasSnorkel: design.hasSnorkel ?? base.hasSnorkel ?? false,
    ...(design.hasFloatingRoof ? { hasFloatingRoof: true } : {}),
    ...(design.tubCover ? { tubCover: design.tubCover } : {}),
  };
}

/** Lifts the bonnet's front edge and moves the end of the roof. */
function shapeRoof(spec: CarSpec, { bonnet = 0, rake = 0 }: ModelDesign): CarSpec {
  const noseX = spec.top.at(-1)![0];
  const tailX = spec.top[0]![0];
  const { screen, rear } = spec;
  const cowl = Math.max(...spec.top.filter(([x]) => x >= screen.base - 0.02).map(([, y]) => y));
  const hasSlope = rear.head - tailX > 0.3 && !spec.bed && rake !== 0;
  const top = spec.top.map(([x, y], i): readonly [number, number] => {
    if (x > screen.base) {
      const share = (x - screen.base) / (noseX - screen.base);
      return [x, Math.min(cowl - 0.015 * share, y + bonnet * share * (i === spec.top.length - 1 ? 1.1 : 1))];
    }
    if (!hasSlope || x > rear.head + 0.5 || i === 0) return [x, y];
    // the higher a point of the tail, the further it moves
    const share = Math.max(
      0,
      (y - spec.belt[0]) / (spec.top.reduce((high, [, up]) => Math.max(high, up), 0) - spec.belt[0]),
    );
    const stays = x > rear.head ? Math.max(0, 1 - (x - rear.head) / 0.5) : 1;
    return [x + Math.max(rake, -(x - tailX) * 0.72) * share * stays, y];
  });
  const rising = top.filter(([x], i) => i === 0 || x > top[i - 1]![0] + 0.005);
  return {
    ...spec,
    top: rising,
    belt: [spec.belt[0], spec.belt[1] + bonnet * 0.5],
    rear: hasSlope ? { ...rear, head: rear.head + Math.max(rake, -(rear.head - tailX) * 0.6) } : rear,
  };
}

function designFace(spec: CarSpec, design: ModelDesign, make: FaceDesign, lift: number): CarSpec['face'] {
  const { face } = spec;
  const shape = design.grille ?? make.grille;
  const tall = design.grilleTall ?? make.grilleTall;
  const wide = design.grilleWide ?? make.grilleWide;
  // an electric body has none to start from: the space below its lamps
  const room = face.grille ?? {
    low: face.intake.high + 0.1,
    high: face.lamp.y,
    lowZ: 0.34,
    highZ: 0.4,
    frame: 'black' as const,
  };
  const middle = (room.low + room.high) / 2 + lift * 0.7;
  const half = ((room.high - room.low) / 2) * tall;
  const low = Math.max(face.intake.high + 0.03, middle - half * 1.1);
  const high = Math.min(face.lamp.y + face.lamp.height * 0.45 + lift, middle + half);
  const limit = spec.halfWidth - 0.3;
  return {
    ...face,
    lamp: { ...face.lamp, y: face.lamp.y + lift, shape: design.lamp ?? make.lamp },
    runningLight: design.light ?? make.light,
    grille:
      shape === 'none'
        ? null
        : {
            low,
            high: Math.max(high, low + 0.08),
            lowZ: Math.min(limit, room.lowZ * wide * 1.05),
            highZ: Math.min(limit, face.lamp.innerZ - 0.02, room.highZ * wide * 1.05),
            frame: design.frame ?? make.frame,
            shape,
            pattern: design.pattern ?? make.pattern,
          },
    plateY: Math.min(face.plateY, low + 0.06),
    hasSkidPlate: design.hasSkidPlate ?? false,
  };
}

function designRump(spec: CarSpec, { tail }: FaceDesign): CarSpec['rump'] {
  const { rump } = spec;
  // bodies with upright lamps keep them: there is no room beside their tailgate for others
  if (spec.bed || spec.panelBehindX !== undefined || rump.lamp.height > 0.25)
    return { ...rump, hasLightBar: tail === 'bar' };
  if (tail === 'upright')
    return {
      ...rump,
      hasLightBar: false,
      lamp: {
        ...rump.lamp,
        y: rump.lamp.y - 0.02,
        height: 0.3,
        innerZ: spec.halfWidth - 0.2,
        alongSide: 0.14,
      },
    };
  return { ...rump, hasLightBar: tail === 'bar' };
}
