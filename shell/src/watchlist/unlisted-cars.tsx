import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { Button, buttonStyles } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import { CarRow, carRowsStyles } from './car-row';

const sectionStyles = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[16] });

/** Saved cars that are listed no longer, each with cars of its model and a way to take it out. */
export function UnlistedCars({
  cars,
  headingLevel,
}: {
  cars: readonly FavouriteEntry[];
  headingLevel: 2 | 3;
}): ReactNode {
  const publish = usePublish('shell');
  const nouns = stockNouns(useSite());
  const Heading = `h${headingLevel}` as const;
  return (
    <section css={sectionStyles} aria-labelledby="unlisted-cars">
      <Heading id="unlisted-cars">No longer listed</Heading>
      <ul css={carRowsStyles}>
        {cars.map(({ id, name, slug, make, model, primary_image_url }) => (
          <li key={id}>
            <CarRow
              car={{ name, slug, primary_image_url, listed: false }}
              actions={
                <>
                  <AppLink
                    href={hrefs.makeModel(make, model)}
                    css={buttonStyles('outline', 'small')}
                    aria-label={`Similar ${nouns}: ${make} ${model}`}
                  >
                    Similar {nouns}
                  </AppLink>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`Remove ${name} from watchlist`}
                    onClick={() =>
                      publish('watchlist:remove-requested', { car_id: id, car_name: name, slug })
                    }
                  >
                    Remove
                  </Button>
                </>
              }
            >
              <p>The dealer has taken this one off the site.</p>
            </CarRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
