import { render, screen } from '@testing-library/react';
import { zIndex } from 'shared-ui/tokens';
import { heroStyles, innerStyles } from './hero.styles';

test.each(Object.entries(heroStyles))(
  '[UI-029] the suggestions of the search reach below the hero "%s", over the cards of the section there',
  (_variant, styles) => {
    render(
      <section css={styles} data-testid="hero">
        <div css={innerStyles}>
          <div data-part="entry">Search</div>
        </div>
      </section>,
    );
    const { overflow, overflowX, overflowY } = getComputedStyle(screen.getByTestId('hero'));
    // "hidden" would make a box of it that scrolls.
    expect([overflow, overflowX, overflowY]).not.toContain('hidden');
    expect(Number(getComputedStyle(screen.getByText('Search')).zIndex)).toBeGreaterThan(zIndex.cardControl);
  },
);
