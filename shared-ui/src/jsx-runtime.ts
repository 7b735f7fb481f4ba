export { Fragment, jsx, jsxs, renderWithCache, setStyleCache } from './styling/jsx-runtime';
export type { JSX } from './styling/jsx-runtime';
