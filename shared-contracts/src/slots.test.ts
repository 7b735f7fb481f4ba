import { ownersToPreload, placementKey, slotOfKey } from './slots';

test('the key of a placement names its slot', () => {
  expect(slotOfKey(placementKey('locations.card', 'a#b'))).toBe('locations.card');
});

test('needed at once are the owners of slots in the first view, each once; not of those far down', () => {
  const keys = [
    placementKey('finance.weeklyEstimate', 'sidebar'),
    placementKey('finance.box', 'page'),
    placementKey('leads.form', 'enquiry'),
    placementKey('locations.card', 'yard'),
  ];
  expect(ownersToPreload(keys)).toEqual(['finance']);
  expect(ownersToPreload([...keys, placementKey('leads.modal', 'page')])).toEqual(['finance', 'leads']);
});
