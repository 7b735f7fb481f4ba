/** Name under which checkout publishes its events. */
export const sender = 'vehicle';
