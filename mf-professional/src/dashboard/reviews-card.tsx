import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { UNFINISHED } from 'shared-domain/unfinished';
import { useToast } from 'shared-portal/portal';
import { useOwnZone } from 'shared-data/own-zone';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Stars } from 'shared-ui/stars';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import styles from './reviews-card.module.css';
import type { ReceivedReview, TodayQuery } from './use-today';

const words = copy.reviews;

/** The newest reviews. A full list is not available yet, which the card states. */
export function ReviewsCard({ query }: { readonly query: TodayQuery }) {
  const toast = useToast();
  return (
    <DashboardCard
      title={words.title}
      aside={
        <Button variant="text" size="sm" onClick={() => toast({ kind: 'info', ...UNFINISHED })}>
          {words.all}
        </Button>
      }
    >
      <RemoteView
        query={query}
        skeleton={<SkeletonCard bare lines={4} />}
        level={3}
        failureText={words.failedText}
        isEmpty={({ reviews }) => reviews.length === 0}
        empty={<p className={styles.none}>{words.none}</p>}
      >
        {({ reviews }) => (
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
        )}
      </RemoteView>
    </DashboardCard>
  );
}

function Review({ review }: { readonly review: ReceivedReview }) {
  const { zone } = useOwnZone();
  const { rating, positiveAspects, improvements, patientName, createdAt } = review;
  return (
    <li>
      <div className={styles.line}>
        <Stars value={rating} />
        <time dateTime={createdAt}>{formatDayMonth(dayOf(createdAt, zone))}</time>
      </div>
      {positiveAspects && <blockquote>“{positiveAspects}”</blockquote>}
      {improvements && (
        <p className={styles.improvements}>
          <b>{words.improvements}</b> {improvements}
        </p>
      )}
      <p className={styles.author}>{patientName}</p>
    </li>
  );
}
