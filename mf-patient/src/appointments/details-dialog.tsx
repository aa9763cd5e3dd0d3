import { useEffect, type ReactNode } from 'react';
import { roomPath } from 'shared-domain/booking-path';
import { CONSULTATION_LINK_LABELS } from 'shared-domain/consultation';
import { firstName } from 'shared-domain/names';
import { useServerClock } from 'shared-data/server-clock';
import { ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { EmptyPanel } from 'shared-ui/panel';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Facts } from '../parts/facts';
import { PayButton } from '../parts/pay-button';
import { RefundSteps } from '../parts/refund-steps';
import { AbsenceNote } from './absence/absence-note';
import { copy as absenceCopy } from './absence/copy';
import { ReportButton } from './absence/report-button';
import { copy } from './copy';
import { detailsOf } from './details-facts';
import styles from './details-dialog.module.css';
import { MissedLine } from './missed-line';
import { RefundTerms } from './refund-terms';
import { canPay } from './series/date-state';
import { useConsultation, type ConsultationDetails } from './use-consultation';
import { focusOpener, useDetails } from './use-details';

/** All details of the consultation in the address (`?detalhes={id}`). */
export function DetailsDialog() {
  const { shown, close } = useDetails();
  const consultation = useConsultation(shown);
  useEffect(() => {
    if (shown === null) focusOpener();
  }, [shown]);
  return (
    <PlainDialog
      open={shown !== null}
      title={copy.detailsTitle}
      sheet
      onClose={close}
      footer={consultation.data && <Actions consultation={consultation.data} />}
    >
      <RemoteView
        query={consultation}
        skeleton={<SkeletonCard lines={6} bare />}
        failureText={copy.detailsFailedText}
        level={3}
        isEmpty={(found) => found === null}
        empty={<EmptyPanel level={3} title={copy.unknownTitle} text={copy.unknownText} />}
      >
        {(found) => found && <Details consultation={found} />}
      </RemoteView>
    </PlainDialog>
  );
}

function Details({ consultation }: { consultation: ConsultationDetails }): ReactNode {
  const { professionalName, specialty, cancellationMessage, review } = consultation;
  const outcome = useFocusFallback<HTMLDivElement>();
  return (
    <>
      <p className={styles.who}>
        <strong>{professionalName}</strong>
        {specialty}
      </p>
      {cancellationMessage && (
        <figure className={styles.message}>
          <figcaption>{copy.message(firstName(professionalName))}</figcaption>
          <blockquote className={styles.comment}>{cancellationMessage}</blockquote>
        </figure>
      )}
      <Facts facts={detailsOf(consultation)} />
      <div ref={outcome}>
        <AbsenceNote consultation={consultation} />
        <MissedLine consultation={consultation} />
        <RefundSteps refunds={consultation.refunds} level={3} />
        {consultation.status !== 'no_show' && (
          <ReportButton consultation={consultation}>
            {absenceCopy.ask(firstName(professionalName))}
          </ReportButton>
        )}
      </div>
      <RefundTerms consultation={consultation} />
      {review?.comment && <blockquote className={styles.comment}>{review.comment}</blockquote>}
    </>
  );
}

function Actions({ consultation }: { readonly consultation: ConsultationDetails }) {
  const { id, status, link, opensAt, expiresAt } = consultation;
  const now = useServerClock().now();
  const payment = expiresAt === null ? null : { opensAt, expiresAt };
  const label = CONSULTATION_LINK_LABELS[status];
  return (
    <>
      <ButtonLink variant="text" to={`/chat/${id}`}>
        {copy.conversation}
      </ButtonLink>
      {consultation.payment === 'paid' && (
        <ButtonLink variant="outline" to={`/patient/comprovante/${id}`}>
          {copy.confirmation}
        </ButtonLink>
      )}
      {canPay({ status, payment }, now) && <PayButton consultation={consultation} />}
      {label && link && status === 'scheduled' && (
        <ButtonLink variant="primary" to={roomPath(id)}>
          {label}
        </ButtonLink>
      )}
      {label && link && status !== 'scheduled' && (
        <ButtonAnchor variant="primary" href={link} target="_blank" rel="noreferrer">
          {label}
        </ButtonAnchor>
      )}
    </>
  );
}
