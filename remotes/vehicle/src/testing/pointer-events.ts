/** A pointer event with a place, which jsdom does not have. */
class PlacedPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

/** Lets `fireEvent.pointerMove` and its neighbours carry pointer and place. */
export function givePointersCoordinates(): void {
  Object.assign(window, { PointerEvent: PlacedPointerEvent });
}
