import { Component, createRef, type ReactNode } from 'react';

interface FocusInViewProps {
  /** Stands in a box that scrolls by itself. */
  children: ReactNode;
}

/** Whether all of an element's height shows in the box around it. */
function isInView(element: Element, box: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/**
 * Keeps the control that has the focus in view when what stands above it grows with an answer. A control that the visitor
 * has scrolled out of view stays there.
 */
export class FocusInView extends Component<FocusInViewProps> {
  private readonly content = createRef<HTMLDivElement>();

  /** The control in here that has the focus, and the box that scrolls. */
  private focused(): { element: Element; box: Element } | null {
    const { current: content } = this.content;
    const { activeElement: element } = document;
    const box = content?.parentElement;
    return box && element && content.contains(element) ? { element, box } : null;
  }

  override getSnapshotBeforeUpdate(): boolean {
    const focused = this.focused();
    return focused !== null && isInView(focused.element, focused.box);
  }

  override componentDidUpdate(_props: FocusInViewProps, _state: unknown, wasInView: boolean): void {
    const focused = wasInView ? this.focused() : null;
    if (focused && !isInView(focused.element, focused.box))
      focused.element.scrollIntoView({ block: 'nearest' });
  }

  override render(): ReactNode {
    return <div ref={this.content}>{this.props.children}</div>;
  }
}
