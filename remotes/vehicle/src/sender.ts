/** Name under which this remote publishes its events. */
export const sender = 'vehicle';
