import type { ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import { containerStyles } from 'shared-ui/layout';
import { HeroSlides } from './hero-slides';
import { heroStyles, innerStyles, pictureFirst } from './hero.styles';
import type { HomeData } from './load-home';

/** The first screen: what the dealer says, a car, and the search. Its composition is part of the theme. */
export function Hero({ data }: { data: HomeData }): ReactNode {
  const { home, theme } = useSite();
  const copy = (
    <div data-part="copy">
      {home.eyebrow ? <p data-part="eyebrow">{home.eyebrow}</p> : null}
      <h1 id="home-title">{home.headline}</h1>
      {home.intro ? <p data-part="intro">{home.intro}</p> : null}
    </div>
  );
  const picture = (
    <div data-part="picture">
      <HeroSlides data={data} />
    </div>
  );
  const isPictureFirst = pictureFirst.has(theme.hero);
  return (
    <section css={heroStyles[theme.hero]} aria-labelledby="home-title" data-hero={theme.hero}>
      <div css={[containerStyles, innerStyles]}>
        {isPictureFirst ? picture : copy}
        {isPictureFirst ? copy : picture}
        <div data-part="entry">
          <Slot name="search.entry" placement="hero" variant="hero" />
        </div>
      </div>
    </section>
  );
}
