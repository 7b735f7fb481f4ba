/** How a picture lies in its box: enlarged `scale` times about the middle, then moved by x and y px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** A place in the box in px from its middle. */
export interface Point {
  x: number;
  y: number;
}

/** Width and height of the box in px. */
export interface Box {
  width: number;
  height: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
/** Beyond this nothing more is to be seen. */
export const maxScale = 4;
/** Below this the fingers meant the whole picture. */
const leastScale = 1.05;

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Keeps the picture's edges out of the box. */
const bounded = ({ scale, x, y }: View, { width, height }: Box): View => ({
  scale,
  x: within(x, ((scale - 1) * width) / 2),
  y: within(y, ((scale - 1) * height) / 2),
});

export const moveBy = (view: View, by: Point, box: Box): View =>
  bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

/** Enlarges `factor` times; what is at the point stays there. */
export function zoomBy(view: View, factor: number, at: Point, box: Box): View {
  const scale = Math.min(maxScale, view.scale * factor);
  if (scale < leastScale) return wholeView;
  const grown = scale / view.scale;
  return bounded({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box);
}
