/** Details of an accepted lead are offered again for 30 days, in milliseconds (D-55). */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Whether details may still be offered; both moments in milliseconds since 1970. */
export const areDetailsKept = (savedAtMs: number, nowMs: number): boolean => nowMs - savedAtMs <= keptMs;
