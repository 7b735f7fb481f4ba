import type { ReactNode } from 'react';
import type { ModelTile as Model } from 'shared-contracts/entities/model-page';
import { hrefs } from 'shared-contracts/routes';
import { modelTitle, withMake } from 'shared-rules/model-range';
import { AppLink } from '../platform/app-link';
import { modelStockHref } from './model-links';
import { ModelPicture } from './model-picture';
import * as styles from './model-tile.styles';
import { inStockText, NewOnes, PriceFrom } from './stock-text';

const sizes = '(min-width:1328px) 405px, (min-width:1200px) 31vw, (min-width:576px) 46vw, 100vw';

interface ModelTileProps {
  model: Model;
  headingLevel: 2 | 3;
  isFirst?: boolean;
}

/** A model of the range: its picture, what it costs from, and the ways to its page and its stock (SHL-050). */
export function ModelTile({ model, headingLevel, isFirst }: ModelTileProps): ReactNode {
  const { make, name, summary, picture, manufacturer_body: body, stock } = model;
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={styles.tile}>
      <div css={styles.picture}>
        <ModelPicture
          picture={picture}
          name={name}
          alt={withMake(make, name)}
          width={640}
          sizes={sizes}
          isFirst={isFirst ?? false}
        />
      </div>
      <div css={styles.text}>
        {body ? <p css={styles.body}>{body}</p> : null}
        <Heading>{modelTitle(model)}</Heading>
        {summary ? <p css={styles.summary}>{summary}</p> : null}
      </div>
      <div css={styles.foot}>
        <div>
          <PriceFrom stock={stock} />
          {stock && stock.count > 0 ? (
            <>
              <a href={modelStockHref(model)} css={styles.stock}>
                {inStockText(stock.count)}
                <span className="visually-hidden"> of the {name}</span>
              </a>
              <NewOnes stock={stock} />
            </>
          ) : null}
        </div>
        <AppLink href={hrefs.model(model)} css={styles.discover}>
          Discover<span className="visually-hidden"> {name}</span>
        </AppLink>
      </div>
    </article>
  );
}
