import type { CarSpec } from './car-spec';

/** The same car longer or taller by a factor; wheels, ground clearance and width stay as they are. */
export function scaleCar(spec: CarSpec, long: number, tall: number): CarSpec {
  const up = (y: number): number => spec.clearance + (y - spec.clearance) * tall;
  const { face, rump, glassInset } = spec;
  return {
    ...spec,
    top: spec.top.map(([x, y]) => [x * long, up(y)]),
    belt: [up(spec.belt[0]), up(spec.belt[1])],
    axles: [spec.axles[0] * long, spec.axles[1] * long],
    screen: { base: spec.screen.base * long, head: spec.screen.head * long },
    rear: { head: spec.rear.head * long, base: spec.rear.base * long },
    pillars: spec.pillars.map((x) => x * long),
    seats: spec.seats.map((x) => x * long),
    glassInset: { ...glassInset, rearHead: glassInset.rearHead * long, rearBase: glassInset.rearBase * long },
    face: {
      ...face,
      lamp: { ...face.lamp, y: up(face.lamp.y) },
      grille: face.grille && { ...face.grille, low: up(face.grille.low), high: up(face.grille.high) },
      plateY: up(face.plateY),
    },
    rump: {
      ...rump,
      lamp: { ...rump.lamp, y: up(rump.lamp.y) },
      plateY: up(rump.plateY),
      ...(rump.window
        ? { window: { ...rump.window, low: up(rump.window.low), high: up(rump.window.high) } }
        : {}),
    },
  };
}
