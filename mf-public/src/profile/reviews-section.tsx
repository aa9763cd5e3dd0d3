import { formatRating, isNewOnPlatform, NEW_ON_PLATFORM } from 'shared-domain/rating';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useShowsSamples } from 'shared-data/deployment';
import { Estimate } from 'shared-ui/estimate';
import { ProfileSection } from 'shared-ui/public-profile';
import { Stars } from 'shared-ui/stars';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import type { Profile, PublicReview } from './profile';
import pageStyles from './profile-page.module.css';
import { RatingDistribution } from './rating-distribution';
import styles from './reviews-section.module.css';

/** Rating and published reviews of the professional. */
export function ReviewsSection({ profile }: { readonly profile: Profile }) {
  return (
    <ProfileSection title={copy.reviews}>
      <Score profile={profile} />
      {profile.newestReviews.length === 0 ? (
        <p className={pageStyles.none}>{copy.noReviews}</p>
      ) : (
        <ul className={styles.reviews}>
          {profile.newestReviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

/** Too few ratings are not meaningful: no stars or distribution, and the number in a demo only. */
function Score({ profile: { rating, reviews, starCounts } }: { readonly profile: Profile }) {
  const showsSamples = useShowsSamples();
  if (isNewOnPlatform(reviews))
    return (
      <div className={styles.score}>
        <div className={styles.average}>
          {showsSamples && <p className={styles.figure}>{formatRating(rating)}</p>}
          <Tag>{NEW_ON_PLATFORM}</Tag>
          <p className={styles.count}>{copy.reviewCount(reviews)}</p>
          {reviews === 0 && showsSamples && <Estimate />}
        </div>
      </div>
    );
  return (
    <div className={styles.score}>
      <div className={styles.average}>
        <p className={styles.figure}>{formatRating(rating)}</p>
        <Stars value={Math.round(rating)} />
        <p className={styles.count}>{copy.reviewCount(reviews)}</p>
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
