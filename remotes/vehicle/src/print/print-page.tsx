import type { ReactNode } from 'react';
import { imageUrl } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { priceText } from 'shared-rules/price-text';
import { carTitle } from 'shared-rules/car-title';
import { disclaimerOf } from 'shared-rules/disclaimer-of';
import { rows, knownText } from 'shared-rules/information-rows';
import { keyInformation } from 'shared-rules/key-information';
import { formatKms } from 'shared-rules/money';
import { specifications } from 'shared-rules/specifications';
import { isSold } from 'shared-rules/status';
import { formatDate } from 'shared-rules/zoned-time';
import { Image } from 'shared-ui/image';
import { PriceBlock } from 'shared-ui/price-block';
import { DealerBlock } from './dealer-block';
import type { ListingData } from './load-listing';
import * as styles from './print-page.styles';
import { PrintTools } from './print-tools';

/** What fits on one sheet beside the rest. */
const most = { rows: 24, features: 18, wordCharacters: 400 } as const;

/** The beginning of a text in whole words. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= most.wordCharacters) return text;
  return `${characters
    .slice(0, most.wordCharacters)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

function Lead({ car, address, code }: ListingData): ReactNode {
  const { images, price } = useSite();
  const title = carTitle(car);
  return (
    <div css={styles.lead}>
      <div css={styles.picture}>
        <Image
          src={imageUrl(images, car.primary_image_url, { width: 960 })}
          alt={title}
          width={960}
          height={640}
          priority
        />
      </div>
      <div css={styles.head}>
        <h1>{title}</h1>
        {isSold(car) ? (
          <p css={styles.sold}>SOLD</p>
        ) : (
          <PriceBlock price={priceText(car, price.noPriceText)} size="large" />
        )}
        <div css={styles.code}>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={`QR code of ${address}`}
          >
            <path d={code.path} fill="currentColor" />
          </svg>
          <p>
            All pictures and today’s price:
            <br />
            {address.replace(/^https?:\/\//, '')}
          </p>
        </div>
      </div>
    </div>
  );
}

/** A car on one sheet of A4, as a salesperson would hand it over (VEH-005). */
export function PrintPage({ data }: { data: ListingData }): ReactNode {
  const { car, location, date } = data;
  const { site, vehicle } = useSite();
  const facts = [
    ...rows([['Kilometres', car.km === null ? null : formatKms(car.km)]]),
    ...keyInformation(car),
    ...specifications(car),
  ].slice(0, most.rows);
  const comments = shorten(knownText(car.dealercomments) ?? '');
  const disclaimer = disclaimerOf(vehicle.disclaimer, car.car_type);
  return (
    <div css={styles.page}>
      <PrintTools slug={car.slug} />
      <article css={styles.sheet}>
        <div css={styles.mast}>
          <strong>{site.name}</strong>
          <span>{formatDate(date)}</span>
        </div>
        <Lead {...data} />
        {facts.length > 0 ? (
          <dl css={styles.rows} aria-label="Specifications">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {car.standardEquipment.length > 0 ? (
          <section>
            <h2>Features</h2>
            <ul css={styles.features}>
              {car.standardEquipment.slice(0, most.features).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {comments ? (
          <p css={styles.text} dir="auto">
            {comments}
          </p>
        ) : null}
        <div css={styles.foot}>
          <DealerBlock car={car} location={location} />
          {disclaimer ? <p css={styles.small}>{disclaimer}</p> : null}
        </div>
      </article>
    </div>
  );
}
