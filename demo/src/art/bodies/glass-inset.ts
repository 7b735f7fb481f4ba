/** How far the side glass of an ordinary car stops short of its screens, in metres. */
export const GLASS_INSET = { frontBase: -0.17, frontHead: -0.05, rearHead: 0.12, rearBase: 0.26 } as const;
