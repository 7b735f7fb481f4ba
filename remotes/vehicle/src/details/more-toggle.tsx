import type { ReactNode } from 'react';
import * as styles from './details.styles';

interface MoreToggleProps {
  /** Id of the list that grows. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  moreLabel: string;
}

/** Shows the rest of a list, and hides it again. Stays where it is, so that the focus does. */
export function MoreToggle({ controls, isOpen, onToggle, moreLabel }: MoreToggleProps): ReactNode {
  return (
    <button
      type="button"
      css={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {isOpen ? 'Show Less' : moreLabel}
    </button>
  );
}
