import { Card } from 'shared-ui/card';
import { Steps } from 'shared-ui/steps';
import { copy } from './copy';
import styles from './review-card.module.css';

const { title, sending, checking, analysis, answer } = copy.review;

/** What happens after the application is sent. */
export function ReviewCard() {
  return (
    <Card as="section" className={styles.card}>
      <h2>{title}</h2>
      <Steps steps={[sending, checking, analysis, answer]} now={0} />
    </Card>
  );
}
