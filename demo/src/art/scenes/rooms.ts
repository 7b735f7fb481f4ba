import { light, type SceneColours } from './palette';
import type { Ball, Box, Rgb, Room, Sky } from './room';
import { normalise } from './vector';

const WHITE: Rgb = [0.6, 0.6, 0.59];
const CHARCOAL: Rgb = [0.03, 0.032, 0.036];
const STEEL: Rgb = [0.2, 0.21, 0.22];
const LAMP: Rgb = [3.2, 3.15, 3];

const day: Sky = {
  horizon: [0.62, 0.76, 0.92],
  zenith: [0.09, 0.26, 0.62],
  hills: [
    { height: 0.05, colour: [0.28, 0.38, 0.45], seed: 3 },
    { height: 0.03, colour: [0.16, 0.25, 0.2], seed: 9 },
  ],
};

const dusk: Sky = {
  horizon: [1.5, 0.52, 0.16],
  zenith: [0.05, 0.08, 0.24],
  hills: [
    { height: 0.075, colour: [0.22, 0.13, 0.16], seed: 5 },
    { height: 0.035, colour: [0.06, 0.045, 0.05], seed: 12 },
  ],
};

const box = (
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  colour: Rgb,
  more: Partial<Box> = {},
): Box => ({
  from: [x[0], y[0], z[0]],
  to: [x[1], y[1], z[1]],
  colour,
  ...more,
});

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Rows of lamps under a ceiling. */
const ceiling = (y: number, depth: number): Box[] => [
  box([-30, 30], [y, y + 0.3], [-depth, 14], [0.5, 0.5, 0.5]),
  ...range(5).flatMap((row) =>
    range(5).map((column) =>
      box([-11 + column * 5, -8 + column * 5], [y - 0.06, y], [2 - row * 3.4, 2.5 - row * 3.4], LAMP, {
        isLit: true,
      }),
    ),
  ),
];

const gumTree = (x: number, z: number, height: number, colour: Rgb): { boxes: Box[]; balls: Ball[] } => ({
  boxes: [box([x - 0.14, x + 0.14], [0, height * 0.8], [z - 0.14, z + 0.14], [0.3, 0.25, 0.2])],
  balls: range(9).map((i) => ({
    centre: [
      x + Math.sin(i * 2.4) * height * 0.24,
      height * (0.68 + 0.3 * Math.abs(Math.cos(i * 1.7))),
      z + Math.cos(i * 2.4) * height * 0.24,
    ] as const,
    radius: height * (0.15 + 0.06 * Math.abs(Math.sin(i * 3.1))),
    colour,
  })),
});

const forest = (
  places: readonly (readonly [number, number, number])[],
  colour: Rgb,
): { boxes: Box[]; balls: Ball[] } => {
  const trees = places.map(([x, z, height]) => gumTree(x, z, height, colour));
  return { boxes: trees.flatMap(({ boxes }) => boxes), balls: trees.flatMap(({ balls }) => balls) };
};

/**
 * Inside a dealership: polished floor, a wall in the site's colour, glass to the street.
 *
 * @param desk colour of the top of the reception desk; pale where words stand before it
 */
export function showroom({ primary, secondary, tint }: SceneColours, desk = light(secondary)): Room {
  return {
    floor: { colour: [0.36, 0.36, 0.36], pattern: 'tiles', gloss: 0.6 },
    boxes: [
      box([-30, 30], [0, 5.2], [-9.6, -9], WHITE, { pattern: 'panels' }),
      box([-7.5, 1.5], [0.3, 4.2], [-9, -8.86], light(primary, 0.8)),
      box([-7.5, 1.5], [4.2, 4.32], [-9, -8.7], LAMP, { isLit: true }),
      box([3.4, 14], [0.1, 4.2], [-9, -8.9], [0.62, 0.72, 0.82], { pattern: 'glazing', isLit: true }),
      box([2.6, 3.2], [0, 5.2], [-9, -8.5], light(secondary, 0.9)),
      // reception desk and chairs
      box([-6, -3.2], [0, 1.05], [-7.4, -6.7], light(tint, 0.8)),
      box([-6.1, -3.1], [1.05, 1.12], [-7.5, -6.6], desk),
      box([5.4, 6.2], [0.1, 0.46], [-7.4, -6.6], light(secondary)),
      box([5.4, 6.2], [0.46, 0.95], [-7.4, -7.25], light(secondary)),
      box([6.8, 7.6], [0.1, 0.46], [-7.4, -6.6], light(secondary)),
      box([6.8, 7.6], [0.46, 0.95], [-7.4, -7.25], light(secondary)),
      ...ceiling(5.2, 10),
    ],
    sky: day,
    sun: normalise([0.3, 1, 0.5]),
    shadow: 0,
    ambient: 0.62,
    clearAir: 1000,
  };
}

/** Before a dealership: glass front under a band in the site's colour. */
export function frontage({ primary, secondary }: SceneColours): Room {
  const trees = forest(
    [
      [-15, -13, 7],
      [-18.5, -15, 8.5],
      [15.5, -14, 7.5],
      [19, -17, 9],
    ],
    [0.05, 0.1, 0.03],
  );
  return {
    floor: { colour: [0.27, 0.27, 0.265], pattern: 'concrete', gloss: 0.1 },
    boxes: [
      box([-11.5, 11.5], [0, 4.1], [-17, -11], [0.08, 0.11, 0.14], { pattern: 'glazing' }),
      // lamps behind the glass
      ...range(6).map((i) =>
        box([-10 + i * 3.6, -8.6 + i * 3.6], [3.1, 3.22], [-11, -10.96], [1.6, 1.45, 1.1], { isLit: true }),
      ),
      box([-12.4, 12.4], [4.1, 5.5], [-17.5, -9.6], light(primary, 1.1)),
      box([-12.4, 12.4], [4.02, 4.1], [-17.5, -9.6], WHITE),
      box([-12.4, 12.4], [5.5, 5.6], [-17.5, -9.5], light(secondary)),
      box([-12.2, -9.4], [0, 4.1], [-12, -9.9], WHITE, { pattern: 'panels' }),
      ...[-4.6, 0.6, 5.8, 11.9].map((x) => box([x, x + 0.3], [0, 4.1], [-10.2, -9.9], WHITE)),
      // pylon with the site's colour
      box([12.9, 14.3], [0, 7.2], [-9, -8.6], light(primary)),
      box([12.9, 14.3], [5.4, 6.9], [-8.6, -8.55], WHITE),
      // kerb and hedge
      box([-26, 26], [0, 0.12], [-9.3, -9], [0.5, 0.5, 0.48]),
      ...trees.boxes,
    ],
    balls: trees.balls,
    sky: day,
    sun: normalise([-0.5, 0.9, 0.7]),
    shadow: 0.65,
    ambient: 0.5,
    clearAir: 260,
  };
}

/** Two posts with a beam. */
const hoist = (primary: string): Box[] => [
  box([-1.75, -1.4], [0, 3.9], [-1.55, -1.25], light(primary)),
  box([1.4, 1.75], [0, 3.9], [-1.55, -1.25], light(primary)),
  box([-1.9, 1.9], [3.9, 4.05], [-1.6, -1.2], light(primary)),
  box([-1.9, -1.2], [0, 0.06], [-1.9, -0.9], CHARCOAL),
  box([1.2, 1.9], [0, 0.06], [-1.9, -0.9], CHARCOAL),
];

/** A forecourt by the sea, the dealership on its right. */
export function quay(colours: SceneColours): Room {
  const { primary, secondary } = colours;
  return {
    floor: { colour: [0.36, 0.36, 0.35], pattern: 'concrete', gloss: 0.12 },
    boxes: [
      box([-60, 60], [0, 0.5], [-14.4, -14], [0.62, 0.61, 0.58]),
      // water behind the wall
      box([-90, 90], [0, 0.46], [-120, -14.4], [0.07, 0.27, 0.4]),
      box([3.4, 16], [0, 4.1], [-16, -9], [0.08, 0.11, 0.14], { pattern: 'glazing' }),
      box([2.6, 17], [4.1, 5.4], [-16.4, -8], light(primary, 1.1)),
      box([2.6, 17], [4.02, 4.1], [-16.4, -8], WHITE),
      box([2.6, 17], [5.4, 5.5], [-16.4, -7.9], light(secondary)),
      box([3, 3.3], [0, 4.1], [-8.4, -8.1], WHITE),
      box([9, 9.3], [0, 4.1], [-8.4, -8.1], WHITE),
    ],
    sky: {
      ...day,
      horizon: [0.86, 0.93, 1],
      zenith: [0.34, 0.56, 0.86],
      hills: [{ height: 0.022, colour: [0.4, 0.52, 0.6], seed: 6 }],
    },
    sun: normalise([-0.5, 0.9, 0.7]),
    shadow: 0.6,
    ambient: 0.55,
    clearAir: 260,
  };
}

/** A workshop: hoist, tool chests, glass to the yard. */
export function workshop({ primary, secondary }: SceneColours, hasHoist: boolean): Room {
  return {
    floor: { colour: [0.2, 0.21, 0.22], pattern: 'concrete', gloss: 0.4 },
    boxes: [
      box([-30, 30], [0, 6], [-8.6, -8], [0.42, 0.42, 0.42], { pattern: 'panels' }),
      box([-30, 30], [0, 1.1], [-8, -7.96], light(primary, 0.8)),
      ...(hasHoist ? hoist(primary) : []),
      // tool chests with drawers
      ...[-6.4, -4.9, 4.3, 5.8].flatMap((x) => [
        box([x, x + 1.3], [0.12, 1.0], [-7.8, -7.1], light(secondary, 1.2)),
        ...range(4).map((k) =>
          box([x + 0.05, x + 1.25], [0.2 + k * 0.2, 0.36 + k * 0.2], [-7.1, -7.08], light(primary, 0.7)),
        ),
        box([x - 0.05, x + 1.35], [1.0, 1.06], [-7.85, -7.05], STEEL),
      ]),
      // a stack of tyres on a rack
      ...range(3).flatMap((row) =>
        range(7).map((k) =>
          box(
            [7.6 + k * 0.32, 7.84 + k * 0.32],
            [0.3 + row * 1.0, 0.96 + row * 1.0],
            [-7.7, -7.04],
            [0.02, 0.02, 0.022],
          ),
        ),
      ),
      box([-14, -8.4], [0, 4.2], [-8, -7.9], [0.85, 0.92, 1], { pattern: 'glazing', isLit: true }),
      ...ceiling(6, 9),
    ],
    sky: day,
    sun: normalise([0.1, 1, 0.4]),
    shadow: 0.35,
    ambient: 0.55,
    clearAir: 1000,
  };
}

/** A store of parts: shelves full of cartons. */
export function partsStore({ primary, secondary, tint }: SceneColours): Room {
  const shelf = (x: number, z: number): Box[] => [
    ...range(5).map((k) => box([x, x + 4.6], [0.1 + k * 0.86, 0.16 + k * 0.86], [z - 0.6, z], STEEL)),
    ...range(4).map((k) =>
      box(
        [x + 0.08, x + 4.5],
        [0.16 + k * 0.86, 0.74 + k * 0.86 - (k % 2) * 0.12],
        [z - 0.56, z - 0.03],
        k % 3 === 1 ? light(primary, 0.9) : [0.46, 0.34, 0.2],
        { pattern: 'cartons' },
      ),
    ),
    ...[x, x + 4.55].map((post) =>
      box([post, post + 0.06], [0, 3.8], [z - 0.62, z + 0.01], light(secondary)),
    ),
  ];
  return {
    floor: { colour: [0.4, 0.4, 0.4], pattern: 'concrete', gloss: 0.3 },
    boxes: [
      box([-30, 30], [0, 5], [-8.6, -8], WHITE, { pattern: 'panels' }),
      ...[-10, -5.1, -0.2, 4.7].flatMap((x) => shelf(x, -6.6)),
      // counter
      box([-9, -1.6], [0, 1.02], [-3.2, -2.5], light(tint, 0.8)),
      box([-9, -1.6], [0.35, 0.7], [-2.5, -2.48], light(primary)),
      box([-9.1, -1.5], [1.02, 1.08], [-3.3, -2.4], light(secondary)),
      box([-4, -3.4], [1.08, 1.5], [-3, -2.96], CHARCOAL),
      ...ceiling(5, 9),
    ],
    sky: day,
    sun: normalise([0.2, 1, 0.6]),
    shadow: 0.4,
    ambient: 0.58,
    clearAir: 1000,
  };
}

/** A yard of a truck dealer: asphalt, sheds, a fence. */
export function truckYard({ primary, secondary }: SceneColours): Room {
  return {
    floor: { colour: [0.11, 0.11, 0.112], pattern: 'asphalt', gloss: 0.14 },
    boxes: [
      box([-22, 10], [0, 7.4], [-26, -17], [0.42, 0.43, 0.44], { pattern: 'panels' }),
      box([-22, 10], [6.2, 7.2], [-17, -16.9], light(primary, 0.95)),
      ...range(4).map((k) =>
        box([-20 + k * 7.4, -15 + k * 7.4], [0, 5.2], [-17, -16.9], [0.12, 0.13, 0.14], {
          pattern: 'panels',
        }),
      ),
      box([-22.4, 10.4], [7.4, 7.7], [-26.4, -16.4], light(secondary)),
      ...range(14).map((k) => box([11 + k * 2.2, 11.08 + k * 2.2], [0, 2], [-17.1, -17], STEEL)),
    ],
    sky: { ...day, horizon: [1.05, 0.72, 0.42], zenith: [0.12, 0.24, 0.5] },
    sun: normalise([-0.7, 0.6, 0.6]),
    shadow: 0.6,
    ambient: 0.46,
    clearAir: 260,
  };
}

/** A camp under gum trees after sunset. */
export function camp(): Room {
  const trees = forest(
    [
      [-9, -8, 9],
      [-13, -11, 11],
      [-5, -15, 10],
      [10, -10, 9],
      [14, -13, 11],
      [4, -18, 10],
      [-20, -16, 12],
      [21, -18, 12],
    ],
    [0.02, 0.026, 0.016],
  );
  return {
    floor: { colour: [0.13, 0.085, 0.05], pattern: 'grass', gloss: 0 },
    boxes: [
      ...trees.boxes,
      // table, chairs, esky
      box([2.5, 3.7], [0.66, 0.7], [1.5, 2.2], [0.35, 0.25, 0.16]),
      ...[2.55, 3.6].map((x) => box([x, x + 0.05], [0, 0.66], [1.55, 2.15], [0.3, 0.3, 0.3])),
      box([1.3, 1.8], [0.38, 0.42], [1.6, 2.1], [0.5, 0.16, 0.06]),
      box([1.3, 1.34], [0.42, 0.9], [1.6, 2.1], [0.5, 0.16, 0.06]),
      box([4.3, 4.8], [0.38, 0.42], [1.5, 2.0], [0.5, 0.16, 0.06]),
      box([4.76, 4.8], [0.42, 0.9], [1.5, 2.0], [0.5, 0.16, 0.06]),
    ],
    balls: trees.balls,
    sky: dusk,
    sun: normalise([0.4, 0.35, -0.9]),
    shadow: 0.3,
    ambient: 0.6,
    clearAir: 120,
  };
}

/** A road through open country. */
export function openRoad(): Room {
  const trees = forest(
    [
      [-12, -14, 7],
      [-20, -20, 9],
      [13, -17, 8],
      [22, -22, 10],
      [3, -26, 8],
    ],
    [0.06, 0.1, 0.03],
  );
  return {
    floor: { colour: [0.27, 0.22, 0.1], pattern: 'grass', gloss: 0 },
    boxes: [
      box([-80, 80], [0, 0.02], [-3.6, 3.9], [0.13, 0.13, 0.135], { pattern: 'asphalt' }),
      ...range(16).map((k) => box([-60 + k * 8, -57 + k * 8], [0.02, 0.026], [3.0, 3.12], WHITE)),
      box([-80, 80], [0.02, 0.026], [-3.3, -3.18], WHITE),
      ...range(9).map((k) => box([-40 + k * 10, -39.9 + k * 10], [0, 1], [-4.7, -4.6], WHITE)),
      ...trees.boxes,
    ],
    balls: trees.balls,
    sky: {
      ...day,
      hills: [
        { height: 0.1, colour: [0.22, 0.33, 0.36], seed: 2 },
        { height: 0.05, colour: [0.14, 0.21, 0.1], seed: 7 },
      ],
    },
    sun: normalise([-0.5, 0.8, 0.6]),
    shadow: 0.55,
    ambient: 0.5,
    clearAir: 260,
  };
}

/** The same room with more in it. */
export const furnished = (room: Room, boxes: readonly Box[]): Room => ({
  ...room,
  boxes: [...room.boxes, ...boxes],
});

/** A post that charges electric cars, its back to the wall. */
export const charger = (x: number, z: number, { primary }: SceneColours): Box[] => [
  box([x - 0.26, x + 0.26], [0, 1.9], [z - 0.2, z + 0.2], WHITE),
  box([x - 0.2, x + 0.2], [1.15, 1.7], [z + 0.2, z + 0.21], CHARCOAL),
  box([x - 0.15, x + 0.15], [1.4, 1.62], [z + 0.21, z + 0.215], [0.1, 0.9, 0.5], { isLit: true }),
  box([x - 0.26, x + 0.26], [1.9, 1.98], [z - 0.2, z + 0.2], light(primary)),
  box([x + 0.26, x + 0.3], [0.5, 1.3], [z - 0.04, z + 0.04], CHARCOAL),
];

/** Pennants on a line above a yard, in the site's colours. */
export const pennants = ({ primary, tint }: SceneColours): Box[] =>
  range(30).map((k) => {
    const x = -12 + k * 0.82;
    const y = 3.7 - 0.35 * Math.sin(((k % 10) / 10) * Math.PI);
    return box([x, x + 0.46], [y - 0.42, y], [-5.02, -5], k % 2 ? light(primary) : light(tint));
  });
