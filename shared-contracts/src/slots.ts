import type { Car } from './entities/car';
import type { CarCard } from './entities/car-card';
import type { EventPayload } from './events/schemas';

/** What the leads remote's modal opens. */
export type ModalRequest =
  | { kind: 'enquiry'; payload: EventPayload<'leads:enquiry-requested'> }
  | { kind: 'test-drive'; payload: EventPayload<'leads:test-drive-requested'> }
  | { kind: 'photos'; payload: EventPayload<'leads:photos-requested'> }
  | { kind: 'similar'; payload: EventPayload<'leads:similar-requested'> };

/** A line on a car's card, such as what has changed since it was saved. */
export interface CardNote {
  text: string;
  /** `good`: what a shopper hopes for. */
  tone: 'good' | 'plain';
}

/** What a change-over price is reckoned from. */
export type TradedForCar = Pick<
  Car,
  | 'id'
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'price_type'
  | 'preorder'
  | 'status'
  | 'sold'
  | 'reserved'
>;

/** Props of every slot. They carry the data a slot needs: 21 cards do not make 21 calls. */
export interface SlotProps {
  /** The weekly (or monthly) line of a card; nothing where finance is not shown. */
  'finance.weeklyEstimate': { car: CarCard | Car };
  /** Term, deposit, final payment and weekly figure of the vehicle page. */
  'finance.box': { car: Car };
  /** Repayments of a loan for this car, with every input open to change; publishes `finance:estimate-updated`. */
  'finance.calculator': { car: Car };
  /** What the site's provider quotes for this car; nothing where it quotes none (FIN-017, FIN-018). */
  'finance.quote': { car: Car };
  /** What this car costs over the shopper's own one, while there is an offer for it. */
  'finance.changeOver': { car: TradedForCar };
  /** The shopper's own terms of a loan, which the figures of a list go by, and the way back to the site's. */
  'finance.terms': Record<never, never>;
  /** The location a car stands on: name, open-now state, phone, hours, address and map. */
  'locations.card': { dealershipSlug: string; locationSlug: string | null };
  /** The site's locations with their open-now state, for the home page. */
  'locations.overview': { limit: number };
  /** The dialog that answers `leads:*-requested`. */
  'leads.modal': { request: ModalRequest; onClose: () => void };
  /**
   * An enquiry form inside a page; `category` is empty when the shopper chooses. `locationSlug` is chosen and `message`
   * stands in it at first. With a `car` the enquiry is about it, and `subcategory` says what is wanted (VEH-091). A
   * `budget` in dollars makes a field of its own (FIN-005). With a `valuationId` the form completes that valuation's lead.
   * `pageId` is the content page it stands on, as its path (LEA-008).
   */
  'leads.form': {
    category: string;
    title?: string;
    locationSlug?: string;
    message?: string;
    car?: Car;
    subcategory?: string;
    dealershipSlug?: string;
    budget?: number;
    valuationId?: string;
    pageId?: string;
  };
  /**
   * The shopper of a question, in the panel of a chat after it was written: the short form of an enquiry, sent with that
   * question, and the thanks for it in the same place.
   */
  'leads.chat': { carId: number | null; question: string };
  /** Cars like this one, and the way to more of its make. */
  'vehicle.similar': { car: Car };
  /**
   * Cars as cards, such as those a shopper has saved; `remove` says from what a card can be taken out (SHL-032). A card
   * that can be taken out has ways to compare and to enquire beside that, whatever the site's cards have.
   */
  'search.cards': {
    cards: CarCard[];
    remove: 'watchlist' | 'none';
    /** Cars that were taken out just now, by id: a way to put them back stands in their place. */
    removedIds?: readonly number[];
    /** What to say about a car on its card, by its id. */
    notes?: Readonly<Record<number, CardNote>>;
    headingLevel: 2 | 3;
    /** Puts them into one row that scrolls, under this heading; a grid when left out. */
    rail?: string;
  };
  /** Search box, body type selector and "Show Me N cars" of the home page. */
  'search.entry': { variant: 'hero' | 'compact' };
  /** A row of cars in stock. */
  'search.rail': { title: string; query: string };
  /** Budget search of the home page. */
  'search.budget': Record<never, never>;
}
/** Name of a slot: its remote, a dot, its own name. */
export type SlotName = keyof SlotProps;

/** Owner of a slot is the remote before the dot. */
export const slotOwner = (name: SlotName): RemoteName => name.slice(0, name.indexOf('.')) as RemoteName; // slot names begin with a remote's name

/** The remotes of this repository. A platform takes others too: which there are, its registry says. */
export const remoteNames = ['search', 'vehicle', 'finance', 'leads', 'locations'] as const;
/** Name of a remote of this repository. */
export type RemoteName = (typeof remoteNames)[number];

/** How a page places a slot. */
export interface SlotSpace {
  /** CSS pixels kept free while the slot loads, so that nothing jumps. */
  minHeight: number;
  /** What stands there when it fails: nothing, or a panel with Retry. */
  onFailure: 'hide' | 'panel';
  /**
   * `near`: the slot stands far down its pages, so that its remote is fetched when it comes near the view. What the
   * server has rendered stays as it is until then, with links and forms that work. Left out: with the page.
   */
  load?: 'near';
}

/** How each slot is placed. */
export const slotSpace: Record<SlotName, SlotSpace> = {
  'finance.weeklyEstimate': { minHeight: 24, onFailure: 'hide' },
  'finance.box': { minHeight: 320, onFailure: 'panel' },
  'finance.calculator': { minHeight: 420, onFailure: 'panel' },
  'finance.quote': { minHeight: 0, onFailure: 'hide' },
  'finance.changeOver': { minHeight: 0, onFailure: 'hide' },
  'finance.terms': { minHeight: 0, onFailure: 'hide' },
  'locations.card': { minHeight: 240, onFailure: 'panel', load: 'near' },
  'locations.overview': { minHeight: 240, onFailure: 'panel', load: 'near' },
  'leads.modal': { minHeight: 0, onFailure: 'hide' },
  'leads.form': { minHeight: 560, onFailure: 'panel', load: 'near' },
  'leads.chat': { minHeight: 320, onFailure: 'panel' },
  'vehicle.similar': { minHeight: 480, onFailure: 'hide', load: 'near' },
  'search.cards': { minHeight: 420, onFailure: 'panel' },
  'search.entry': { minHeight: 240, onFailure: 'panel' },
  'search.rail': { minHeight: 420, onFailure: 'hide' },
  'search.budget': { minHeight: 480, onFailure: 'panel' },
};

/** One slot on one page: `key` distinguishes two placements of the same slot. */
export type SlotPlacement = { [N in SlotName]: { name: N; key: string; props: SlotProps[N] } }[SlotName];

/** Key of a placement; `slotOfKey` reads it. */
export const placementKey = (name: SlotName, key: string): string => `${name}#${key}`;

/** The slot of a placement's key. */
export const slotOfKey = (key: string): SlotName => key.slice(0, key.indexOf('#')) as SlotName; // see `placementKey`

/** Remotes whose code a page needs at once for the slots rendered in it, by their placements' keys. */
export const ownersToPreload = (renderedKeys: readonly string[]): RemoteName[] => [
  ...new Set(
    renderedKeys
      .map(slotOfKey)
      .filter((name) => slotSpace[name].load !== 'near')
      .map(slotOwner),
  ),
];
