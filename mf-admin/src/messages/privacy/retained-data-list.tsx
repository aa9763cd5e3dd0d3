import type { LegalRetention } from 'shared-domain/privacy';
import { formatDayNumeric } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './privacy.module.css';

/** Data retained by law, with its end date. */
export function RetainedDataList({ kept }: { kept: LegalRetention }) {
  const { consultations, consultations_until, attended, attended_until, payments, payments_until } = kept;
  const isNothing = consultations_until === null && attended_until === null && payments_until === null;
  return (
    <section>
      <h3 className={styles.title}>{copy.staysTitle}</h3>
      {isNothing ? (
        <p className={styles.nothing}>{copy.staysNothing}</p>
      ) : (
        <ul className={styles.list}>
          {consultations_until && (
            <li>{copy.consultations(consultations, formatDayNumeric(consultations_until))}</li>
          )}
          {attended_until && <li>{copy.attended(attended, formatDayNumeric(attended_until))}</li>}
          {payments_until && <li>{copy.payments(payments, formatDayNumeric(payments_until))}</li>}
        </ul>
      )}
      {kept.not_held > 0 && <p className={styles.nothing}>{copy.notHeld(kept.not_held)}</p>}
    </section>
  );
}
