/** A view that a test moves: jsdom has no layout, so nothing would ever come near. */
export function fakeView() {
  const watched = new Map<Element, () => void>();
  class FakeObserver {
    private readonly elements = new Set<Element>();
    public constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    public observe(element: Element): void {
      this.elements.add(element);
      watched.set(element, () => this.callback([{ isIntersecting: true }]));
      this.callback([{ isIntersecting: false }]);
    }
    public disconnect(): void {
      for (const element of this.elements) watched.delete(element);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    /** Everything that is watched comes near. */
    approach: (): void => {
      for (const come of [...watched.values()]) come();
    },
    watched: (): number => watched.size,
    restore: (): void => {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    },
  };
}
