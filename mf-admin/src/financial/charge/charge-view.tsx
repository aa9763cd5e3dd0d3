import { formatBrl } from 'shared-domain/money';
import { CONSULTATION_LABELS, labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { CopyCode } from 'shared-ui/copy-code';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonText } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { PersonLine } from '../../parts/person-line';
import { CHARGE_LABELS } from '../../parts/charge/charge-state';
import { consultationAddress } from '../../parts/consultation-address';
import { shortInstant } from '../../parts/charge/when';
import { ChargeActions } from './charge-actions';
import { Amounts } from './amounts';
import styles from './charge.module.css';
import { copy } from './copy';
import { OpenRefunds } from './open-refunds';
import { ChargeTimeline } from './timeline';
import { WaitingDecisions } from './waiting-decisions';
import { useCharge, type ChargeDetails } from './use-charge';

/** One charge: where its money is, what happened to it, and what an admin may do. */
export function ChargeView({ id }: { readonly id: string }) {
  return (
    <RemoteView
      query={useCharge(id)}
      level={3}
      skeleton={<SkeletonText>{`${copy.failedText} ${copy.goneText}`}</SkeletonText>}
      failureText={copy.failedText}
      isEmpty={(charge) => charge === null}
      empty={<EmptyPanel title={copy.gone} text={copy.goneText} />}
    >
      {(charge) => charge && <Details charge={charge} />}
    </RemoteView>
  );
}

function Details({ charge }: { readonly charge: ChargeDetails }) {
  const { patientName, professionalName, startsAt, consultationStatus } = charge;
  return (
    <>
      <div className={styles.top}>
        <p className={styles.amount}>{formatBrl(charge.amount)}</p>
        <StatusBadge label={labelOf(CHARGE_LABELS, charge.state, UNKNOWN_STATUS)} />
      </div>
      <CopyCode label={copy.code} code={charge.id} toasts={{ copied: copy.copied, failed: copy.notCopied }} />
      <WaitingDecisions decisions={charge.decisions} />
      <OpenRefunds refunds={charge.refunds} />
      <section className={styles.section}>
        <h3>{copy.timeline}</h3>
        <ChargeTimeline events={charge.events} />
      </section>
      <section className={styles.section}>
        <h3>{copy.amounts}</h3>
        <Amounts charge={charge} />
      </section>
      <section className={styles.section}>
        <h3>{copy.people}</h3>
        <div className={styles.people}>
          <PersonLine fullName={patientName} note={charge.patientEmail} />
          <PersonLine fullName={professionalName} note={copy.professionalRole} />
        </div>
        <p className={styles.consultation}>
          <Link to={consultationAddress(charge.consultationId)}>{shortInstant(startsAt, new Date())}</Link>{' '}
          <StatusBadge label={labelOf(CONSULTATION_LABELS, consultationStatus, UNKNOWN_STATUS)} />
        </p>
      </section>
      <ChargeActions charge={charge} />
    </>
  );
}
