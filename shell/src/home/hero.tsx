import type { ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import { ArrowIcon } from 'shared-ui/icons';
import { containerStyles } from 'shared-ui/layout';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import { heroStyles, innerStyles, pictureFirst, slidesStyles } from './hero.styles';
import type { HomeData } from './load-home';

/** Width of the hero picture on a desktop, in CSS pixels. */
export const heroWidth = 960;
export const heroSizes = '(min-width:992px) 720px, 100vw';

function HeroPicture({ data }: { data: HomeData }): ReactNode {
  const sources = pictureSources(useSite(), data.heroImage, heroWidth);
  if (!sources) return null;
  return (
    <img
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet ? heroSizes : undefined}
      alt={data.heroAlt}
      width={960}
      height={640}
      fetchPriority="high"
    />
  );
}

/** What else the dealer has to say, as quiet links below the search. The first slide is the hero itself. */
function Slides(): ReactNode {
  const slides = useSite().home.slides.slice(1);
  if (slides.length === 0) return null;
  return (
    <ul css={slidesStyles} data-part="slides">
      {slides.map(({ id, name, description, url }) => (
        <li key={id}>
          {url ? (
            <AppLink href={url}>
              <span>
                <b>{name}</b> {description}
              </span>
              <ArrowIcon />
            </AppLink>
          ) : (
            <p>
              <span>
                <b>{name}</b> {description}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first screen: what the dealer says, a car, and the search. Its composition is part of the theme. */
export function Hero({ data }: { data: HomeData }): ReactNode {
  const { home, theme } = useSite();
  const [slide] = home.slides;
  const copy = (
    <div data-part="copy">
      {home.eyebrow ? <p data-part="eyebrow">{home.eyebrow}</p> : null}
      <h1 id="home-title">{home.headline}</h1>
      {home.intro ? <p data-part="intro">{home.intro}</p> : null}
    </div>
  );
  const picture = (
    <div data-part="picture" data-slide={slide?.id}>
      <HeroPicture data={data} />
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
          <Slides />
        </div>
      </div>
    </section>
  );
}
