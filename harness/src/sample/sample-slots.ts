import type { Car } from 'shared-contracts/entities/car';
import { toCarCard } from 'shared-contracts/entities/car-card';
import type { Location } from 'shared-contracts/entities/location';
import type { SlotName, SlotProps } from 'shared-contracts/slots';

/** Named sets of props for each slot, so that a slot can be looked at and tested without a page around it. */
export type SampleSlots = { [N in SlotName]: readonly { name: string; props: SlotProps[N] }[] };

/**
 * Sample props of every slot.
 *
 * @param onClose called when the modal closes itself
 */
export function sampleSlots(
  cars: readonly Car[],
  locations: readonly Location[],
  onClose: () => void,
): SampleSlots {
  const car = cars[0];
  const location = locations[0];
  if (!car) return { ...emptySlots, 'leads.modal': [] };
  const named = { car_id: car.id, car_name: car.name };
  const request = (kind: string, given: SlotProps['leads.modal']['request']) => ({
    name: kind,
    props: { request: given, onClose },
  });
  return {
    ...emptySlots,
    'search.cards': [
      {
        name: 'saved cars',
        props: { cards: cars.slice(0, 3).map(toCarCard), remove: 'watchlist', headingLevel: 2 },
      },
    ],
    'finance.weeklyEstimate': [{ name: 'a car', props: { car } }],
    'finance.box': [{ name: 'a car', props: { car } }],
    'finance.calculator': [{ name: 'a car', props: { car } }],
    'finance.quote': [{ name: 'a car', props: { car } }],
    'finance.changeOver': [{ name: 'a car', props: { car } }],
    'leads.form': [
      ...emptySlots['leads.form'],
      { name: 'finance of a car', props: { category: 'Finance Enquiry', car, budget: 30_000 } },
    ],
    'vehicle.similar': [{ name: 'a car', props: { car } }],
    'locations.card': [
      {
        name: 'a yard',
        props: { dealershipSlug: location?.dealership_slug ?? '', locationSlug: location?.slug ?? null },
      },
    ],
    'leads.modal': [
      request('enquiry', { kind: 'enquiry', payload: { ...named, variant: 'full' } }),
      request('quick enquiry', { kind: 'enquiry', payload: { ...named, variant: 'quick' } }),
      request('test drive', { kind: 'test-drive', payload: { car_id: car.id } }),
      request('photos', { kind: 'photos', payload: { car_id: car.id } }),
      request('similar', {
        kind: 'similar',
        payload: { ...named, subcategory: 'Find me something similar' },
      }),
    ],
  };
}

/** Slots whose props name no car and no location. */
const emptySlots: SampleSlots = {
  'finance.weeklyEstimate': [],
  'finance.box': [],
  'finance.calculator': [],
  'finance.quote': [],
  'finance.changeOver': [],
  'finance.terms': [{ name: 'a list', props: {} }],
  'locations.card': [],
  'locations.overview': [{ name: 'three locations', props: { limit: 3 } }],
  'leads.modal': [],
  'leads.chat': [{ name: 'a question', props: { carId: null, question: 'Are you open on Sunday?' } }],
  'leads.form': [
    { name: 'general enquiry', props: { category: 'General Enquiry', title: 'Ask us anything' } },
  ],
  'vehicle.similar': [],
  'search.cards': [],
  'search.entry': [
    { name: 'hero', props: { variant: 'hero' } },
    { name: 'compact', props: { variant: 'compact' } },
  ],
  'search.rail': [{ name: 'newest', props: { title: 'Just arrived', query: 'sortBy=created_ts:desc' } }],
  'search.budget': [{ name: 'budget', props: {} }],
};
