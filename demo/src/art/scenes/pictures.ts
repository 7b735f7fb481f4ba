import type { LookName } from '../models/catalogue';
import type { PaintName } from '../paints';
import { vehicleFor } from '../vehicle';
import type { Parked, Scene } from './compose';
import { light, type SceneColours } from './palette';
import {
  camp,
  charger,
  frontage,
  furnished,
  openRoad,
  partsStore,
  pennants,
  quay,
  showroom,
  truckYard,
  workshop,
} from './rooms';
import type { Rgb } from './room';
import { entry } from './vector';

/** Vehicles of a site, its best first. */
export type Fleet = readonly (readonly [body: LookName, paint: PaintName])[];

const DAY: Rgb = [1, 0.99, 0.97];

/** One vehicle of a fleet, by its place. */
const vehicle = (fleet: Fleet, index: number): Pick<Parked, 'body' | 'paint'> => {
  const [body, paint] = entry(fleet, index);
  return { body, paint };
};

/** Vehicles side by side, noses towards the camera and a little to one side. */
function row(
  fleet: Fleet,
  count: number,
  { from = [0, 0], gap = 2.9, heading = 62, depth = 0 } = {},
): Parked[] {
  return Array.from({ length: count }, (_, i): Parked => {
    const [body, paint] = entry(fleet, i % fleet.length); // a fleet is never empty
    return {
      body,
      paint,
      at: [entry(from, 0) + (i - (count - 1) / 2) * gap, entry(from, 1) - i * depth],
      heading,
    };
  });
}

const indoors = (room: Scene['room'], parked: Parked[], more: Partial<Scene> = {}): Scene => ({
  room,
  parked,
  eye: [0.6, 1.5, 9.6],
  target: [0, 1.1, 0],
  view: 48,
  focus: 12,
  grade: DAY,
  ...more,
});

/** Trucks and caravans: too tall for a hoist, and for a camera as near as it stands to cars. */
const isTall = (body: LookName): boolean => vehicleFor(body).framing.targetY > 0.95;

/** The same scene from far enough to see a tall vehicle whole. */
function fitted(scene: Scene): Scene {
  if (!scene.parked.some(({ body, lift }) => !lift && isTall(body))) return scene;
  const [x, y, z] = scene.eye;
  const [tx, ty, tz] = scene.target;
  return {
    ...scene,
    eye: [x, y + 0.1, Math.min(13.6, z * 1.4)],
    target: [tx, ty + 0.5, tz],
    focus: scene.focus * 1.4,
  };
}

/** One vehicle that is worked on, and another one that waits. */
function atWork(
  fleet: Fleet,
  colours: SceneColours,
  [first, second]: readonly [number, number],
  view: Pick<Scene, 'eye' | 'target'> & { headings: readonly [number, number]; aside: Parked['at'] },
): Scene {
  const [body, paint] = entry(fleet, first); // fleets have five
  const [otherBody, otherPaint] = entry(fleet, second); // as above
  const isLifted = !isTall(body);
  return fitted(
    indoors(
      workshop(colours, isLifted),
      [
        { body, paint, at: [0, -1.4], heading: view.headings[0], ...(isLifted ? { lift: 1.4 } : {}) },
        { body: otherBody, paint: otherPaint, at: view.aside, heading: view.headings[1] },
      ],
      { eye: view.eye, target: view.target, view: 50 },
    ),
  );
}

export const scenes = {
  /** Cars in the showroom. */
  team: (fleet: Fleet, colours: SceneColours): Scene =>
    fitted(
      indoors(showroom(colours), [
        { ...vehicle(fleet, 0), at: [1.1, 0.6], heading: 48 },
        { ...vehicle(fleet, 1), at: [-3.6, -2.6], heading: 62 },
        { ...vehicle(fleet, 2), at: [4.6, -4.4], heading: 118 },
      ]),
    ),
  /** One car, ready to be handed over. */
  finance: (fleet: Fleet, colours: SceneColours): Scene =>
    indoors(showroom(colours), [{ ...vehicle(fleet, 1), at: [0.6, 0], heading: 130 }], {
      eye: [-0.6, 1.35, 8.6],
      target: [0.3, 1, 0],
    }),
  warranty: (fleet: Fleet, colours: SceneColours): Scene =>
    fitted(
      indoors(
        showroom(colours),
        [
          { ...vehicle(fleet, 2), at: [0.2, 0.6], heading: 42 },
          { ...vehicle(fleet, 3), at: [4.6, -3.8], heading: 60 },
        ],
        { eye: [1.4, 1.25, 9], target: [0.6, 1, 0], view: 44 },
      ),
    ),
  /** A car on the hoist; what is too tall for it stands on the floor. */
  service: (fleet: Fleet, colours: SceneColours): Scene =>
    atWork(fleet, colours, [0, 2], {
      headings: [74, 64],
      aside: [5, -3.6],
      eye: [-1.4, 1.5, 9.4],
      target: [1.1, 1.75, -1.4],
    }),
  careers: (fleet: Fleet, colours: SceneColours): Scene =>
    atWork(fleet, colours, [3, 1], {
      headings: [104, 112],
      aside: [-5.6, -2.6],
      eye: [1.8, 1.5, 9.6],
      target: [-1.4, 1.6, -1.4],
    }),
  parts: (fleet: Fleet, colours: SceneColours): Scene =>
    fitted(
      indoors(partsStore(colours), [{ ...vehicle(fleet, 0), at: [2.9, 0.2], heading: 128 }], {
        eye: [-1.2, 1.6, 9.4],
        target: [0.1, 1.3, -2],
      }),
    ),
  /** The dealership from the street. */
  about: (fleet: Fleet, colours: SceneColours): Scene =>
    indoors(frontage(colours), row(fleet, 5, { from: [0.2, -4.4], gap: 2.9 }), {
      eye: [-2, 1.7, 12.5],
      target: [0.4, 1.9, -4],
      view: 50,
      focus: 30,
    }),
  eofy: (fleet: Fleet, colours: SceneColours): Scene =>
    indoors(
      furnished(frontage(colours), pennants(colours)),
      row(fleet, 6, { from: [0.6, -1.6], gap: 2.7, heading: 52, depth: 0.5 }),
      { eye: [4.6, 1.7, 8.8], target: [0, 1.2, -1.6], view: 50, focus: 16 },
    ),
  fleet: (fleet: Fleet, colours: SceneColours): Scene =>
    indoors(frontage(colours), row(fleet, 5, { from: [0, -1], gap: 2.6, heading: 64, depth: 0.9 }), {
      eye: [5.2, 1.6, 7.6],
      target: [0.2, 1.05, -1.6],
      view: 50,
      focus: 14,
    }),
  /** Help beside the road. */
  roadside: (fleet: Fleet): Scene =>
    indoors(
      openRoad(),
      [
        { ...vehicle(fleet, 1), at: [-1.9, 0.6], heading: 20 },
        { body: 'trayTruck', paint: 'yellow', at: [4.9, -1], heading: 14 },
      ],
      {
        eye: [3.4, 1.5, 10.4],
        target: [1.2, 1.4, 0],
        view: 52,
        focus: 14,
        glows: [{ at: [-4, 0.95, 0.6], radius: 0.5, colour: [1, 0.5, 0.05] }],
      },
    ),
  electric: (fleet: Fleet, colours: SceneColours): Scene =>
    indoors(
      furnished(frontage(colours), [...charger(-2.9, -1.2, colours), ...charger(3.6, -3.4, colours)]),
      [
        { body: 'Kia EV9', paint: entry(fleet, 0)[1], at: [0, 0.4], heading: 40 },
        { body: 'Tesla Model 3', paint: 'white', at: [5, -3.4], heading: 52 },
      ],
      { eye: [0.9, 1.4, 9.2], target: [0.6, 1.2, 0], view: 48, focus: 13 },
    ),
};

export type SceneName = keyof typeof scenes | 'hero';

/** What the home page of each site opens with. */
export const heroes: Record<string, (colours: SceneColours) => Scene> = {
  // the words of these two stand on the left of the picture, so it is bright and empty there
  'harbour-motors': (colours) =>
    indoors(
      quay(colours),
      [
        { body: 'Mazda CX-5', paint: 'white', at: [2.6, 0.6], heading: 46 },
        { body: 'Hyundai i30', paint: 'orange', at: [6.6, -2.4], heading: 66 },
      ],
      { eye: [1, 1.5, 10.6], target: [0.2, 1.5, 0], view: 52, focus: 15 },
    ),
  'coastal-toyota': (colours) =>
    indoors(
      showroom(colours),
      [
        { body: 'Toyota RAV4', paint: 'red', at: [0.8, 0.4], heading: 46 },
        { body: 'Toyota HiLux', paint: 'white', at: [-3.9, -2.6], heading: 60 },
        { body: 'Toyota Camry', paint: 'grey', at: [4.7, -3], heading: 112 },
      ],
      { eye: [1.2, 1.4, 10], view: 50, target: [0.2, 1.35, 0] },
    ),
  'summit-subaru': () =>
    indoors(
      openRoad(),
      [
        { body: 'Subaru Forester', paint: 'forest', at: [0.6, 0.4], heading: 38 },
        { body: 'Subaru Outback', paint: 'blue', at: [-4.9, -1.5], heading: 28 },
      ],
      { eye: [2.6, 1.3, 9.4], target: [-0.6, 1.5, 0], view: 52, focus: 16 },
    ),
  'bigrig-trucks': (colours) =>
    indoors(
      truckYard(colours),
      [
        { body: 'primeMover', paint: 'yellow', at: [1.6, 0], heading: 52 },
        { body: 'lightTruck', paint: 'white', at: [-4.8, -3.4], heading: 62 },
        { body: 'primeMover', paint: 'black', at: [7, -4.6], heading: 66 },
        { body: 'trayTruck', paint: 'white', at: [-9.4, -6], heading: 66 },
      ],
      { eye: [3, 1.6, 15], target: [0, 2.3, 0], view: 52, focus: 24 },
    ),
  'outback-caravans': () =>
    indoors(
      camp(),
      [
        { body: 'caravan', paint: 'bronze', at: [1.6, -0.6], heading: 158 },
        { body: 'Toyota LandCruiser Prado', paint: 'beige', at: [-4.9, 1.3], heading: 152 },
      ],
      {
        eye: [1, 1.5, 11.4],
        target: [-0.7, 1.95, 0],
        view: 54,
        focus: 20,
        grade: [0.86, 0.78, 0.8],
        glows: [
          { at: [2.1, 1.75, 0.5], radius: 1.6, colour: [1, 0.7, 0.3] },
          { at: [3.1, 0.95, 1.9], radius: 0.8, colour: [1, 0.65, 0.25] },
        ],
      },
    ),
  'apex-group': (colours) =>
    indoors(
      showroom({ ...colours, primary: '#f4f4f2' }, light(colours.tint, 0.6)),
      [
        { body: 'BYD Seal', paint: 'grey', at: [2.4, 0.8], heading: 44 },
        { body: 'BMW X5', paint: 'black', at: [7.4, -2.8], heading: 70 },
      ],
      { eye: [1.2, 1.35, 10.4], target: [0.2, 1.4, 0], view: 50 },
    ),
};
