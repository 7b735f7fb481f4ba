import { eventSchemas, isEventName } from './schemas';
import { payloadFields } from './payload-fields';

test('the fields of a payload are listed with their types, those inside others by path', () => {
  expect(payloadFields('leads:photos-requested')).toEqual({ car_id: ['integer'] });
  const enquiry = payloadFields('leads:enquiry-requested');
  expect(enquiry['variant']).toEqual(['"full"', '"quick"']);
  expect(enquiry['car_id']).toEqual(['integer', 'undefined']);
  const search = payloadFields('search:state-changed');
  expect(search['state.filters']).toEqual(['object']);
  expect(payloadFields('favourites:changed')['items[].slug']).toEqual(['string']);
  expect(payloadFields('trade-in:changed')['offer']).toEqual(['null', 'object']);
});

test('every event has fields or none', () => {
  for (const event of Object.keys(eventSchemas).filter(isEventName))
    expect(Object.values(payloadFields(event)).every((types) => types.length > 0)).toBe(true);
});
