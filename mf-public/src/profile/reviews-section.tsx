import { formatRating } from 'shared-domain/rating';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { Estimate } from 'shared-ui/estimate';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Stars } from 'shared-ui/stars';
import { copy } from './copy';
import type { Profile } from './profile';
import pageStyles from './profile-page.module.css';
import { RatingDistribution } from './rating-distribution';
import styles from './reviews-section.module.css';
import { usePublicReviews, type PublicReview } from './use-profile';

/** How the professional was rated, and what patients let be published. */
export function ReviewsSection({ profile }: { readonly profile: Profile }) {
  const reviews = usePublicReviews(profile.userId);
  return (
    <section className={pageStyles.section}>
      <h2>{copy.reviews}</h2>
      <Score profile={profile} />
      <RemoteView
        query={reviews}
        level={3}
        skeleton={<SkeletonCard bare />}
        failureText={copy.reviewsFailed}
        empty={<p className={pageStyles.none}>{copy.noReviews}</p>}
      >
        {(found) => (
          <ul className={styles.reviews}>
            {found.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
        )}
      </RemoteView>
    </section>
  );
}

function Score({ profile: { rating, reviews, starCounts } }: { readonly profile: Profile }) {
  return (
    <div className={styles.score}>
      <div className={styles.average}>
        <p className={styles.figure}>{formatRating(rating)}</p>
        <Stars value={Math.round(rating)} />
        <p className={styles.count}>{copy.reviewCount(reviews)}</p>
        {reviews === 0 && <Estimate />}
      </div>
      <RatingDistribution counts={starCounts} />
    </div>
  );
}

function Review({ review: { rating, comment, author, writtenAt } }: { readonly review: PublicReview }) {
  return (
    <li>
      <div className={styles.line}>
        <Stars value={rating} />
        <time dateTime={writtenAt} className={styles.day}>
          {formatDayMonth(dayOf(writtenAt))}
        </time>
      </div>
      <blockquote>“{comment}”</blockquote>
      <p className={styles.author}>{author}</p>
    </li>
  );
}
