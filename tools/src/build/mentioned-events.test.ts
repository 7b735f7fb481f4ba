import { mentionedEvents } from './mentioned-events';

test('events are sent or received as the call says that names them', () => {
  const code = `
    const table = { 'toast:requested': () => 1 };
    const request = kept ? 'watchlist:remove-requested' : 'watchlist:save-requested';
    publish(request, {});
    events.publish('vehicle:viewed', { record }, sender);
    (0, react__WEBPACK_IMPORTED_MODULE_0__.useEvent)('leads:submitted', () => events.publish('leads:failed', {}, sender));
    events.subscribe('locations:selected', handle);
    const own = (0,react.useLastEvent)('trade-in:changed');
    // 'chat:open-requested' in a comment
    log('no:event', 'toString', '__proto__', 'constructor');`;
  expect(
    mentionedEvents([code, `import { useEvent } from './events'; useEvent('chat:open-requested', open);`]),
  ).toEqual({
    sent: ['leads:failed', 'vehicle:viewed', 'watchlist:remove-requested', 'watchlist:save-requested'],
    received: ['chat:open-requested', 'leads:submitted', 'locations:selected', 'trade-in:changed'],
  });
});
