import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatCount } from 'shared-rules/money';
import { stockNoun } from 'shared-rules/stock-noun';
import { AnimatedCount } from 'shared-ui/animated-count';
import { Button } from 'shared-ui/button';

const countText = (count: number): string => formatCount(count);

/**
 * "Show Me N cars" with a live count (SRC-023): submits the form it stands in. The number runs for the eye; its name is
 * the final one, and a line beside it says so once, because nothing inside a button is announced.
 */
export function ShowMeButton({ count }: { count: number }): ReactNode {
  const noun = stockNoun(useSite());
  const things = count === 1 ? noun : `${noun}s`;
  const words = `${countText(count)} ${things}`;
  return (
    <>
      <Button type="submit" variant="filled" block aria-label={`Show Me ${words}`}>
        <span>
          Show Me <AnimatedCount silent value={count} format={countText} /> {things}
        </span>
      </Button>
      <p role="status" className="visually-hidden">
        {words} in stock
      </p>
    </>
  );
}
