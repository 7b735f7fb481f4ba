/** Name under which this remote publishes events. */
export const sender = 'search';
