import { Card } from 'shared-ui/card';
import { Path } from '../parts/path';
import { copy } from './copy';
import styles from './review-card.module.css';

const { title, sending, checking, analysis, answer } = copy.review;

/** What happens to an application after it was sent. */
export function ReviewCard() {
  return (
    <Card as="section" className={styles.card}>
      <h2>{title}</h2>
      <Path steps={[{ ...sending, state: 'now' }, checking, analysis, answer]} />
    </Card>
  );
}
