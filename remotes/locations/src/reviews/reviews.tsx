import type { ReactNode } from 'react';
import type { Review } from 'shared-contracts/entities/content';
import { imageUrl, pictureHash } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { Stars } from 'shared-ui/stars';
import { TextExpander } from 'shared-ui/text-expander';
import type { ShownReviews } from './load-reviews';
import * as styles from './reviews.styles';

const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function Portrait({ review }: { review: Review }): ReactNode {
  const { images } = useSite();
  const address = pictureHash(review.image) ? imageUrl(images, review.image, { width: 96 }) : review.image;
  if (!address) {
    return (
      <span css={styles.portrait} aria-hidden="true">
        {initialsOf(review.customer_name)}
      </span>
    );
  }
  return <img css={styles.portrait} src={address} alt="" width={44} height={44} loading="lazy" />;
}

function ReviewCard({ review }: { review: Review }): ReactNode {
  const when = review.created_at_time_ago_in_words ?? review.review_date_in_words;
  return (
    <li css={styles.review}>
      <div css={styles.reviewHead}>
        <Portrait review={review} />
        <div>
          <p css={styles.name}>{review.customer_name}</p>
          {when ? <p css={styles.when}>{when}</p> : null}
        </div>
      </div>
      <Stars average={review.rating} />
      <TextExpander text={review.text} />
    </li>
  );
}

/** Customers' reviews with their average and count (LOC-026 to LOC-028). */
export function Reviews({ reviews: { rating, list } }: { reviews: ShownReviews }): ReactNode {
  return (
    <section css={styles.section} aria-labelledby="location-reviews">
      <div css={styles.head}>
        <h2 id="location-reviews">What customers say</h2>
        <Stars
          average={rating.average}
          count={rating.count}
          countNoun={rating.count === 1 ? 'review' : 'reviews'}
        />
      </div>
      <ul css={styles.list}>
        {list.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}
