import { useServerClock } from 'shared-data/server-clock';
import { Link } from 'shared-portal/router';
import { Steps } from 'shared-ui/steps';
import { isOverdue, type Refund } from './refund';
import { copy, refundSentence, refundSteps } from './refund-copy';
import styles from './refund-steps.module.css';

/** Each refund of a payment, step by step. */
export function RefundSteps({
  refunds,
  level,
}: {
  readonly refunds: readonly Refund[];
  readonly level: 2 | 3;
}) {
  const now = useServerClock().now();
  const Heading = `h${level}` as const;
  return refunds.map((refund, place) => (
    // Refunds are only ever added at the end.
    <section key={place} className={styles.refund}>
      <Heading>{copy.title(refund)}</Heading>
      {refund.cause === 'bank' ? (
        <p>{refundSentence(refund, now)}</p>
      ) : (
        <Steps {...refundSteps(refund, now)} />
      )}
      {(refund.state === 'refused' || refund.state === 'manual' || isOverdue(refund, now)) && (
        <Link className={styles.ask} to="/contato">
          {copy.ask}
        </Link>
      )}
    </section>
  ));
}
