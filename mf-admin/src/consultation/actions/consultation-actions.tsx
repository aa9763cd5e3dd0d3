import { CalendarSync, CalendarX2, CircleCheck, Scale, Undo2, UserRoundX, Video } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { ABSENCES_ADDRESS } from '../../parts/absences-address';
import { ActionLink, ActionRow } from '../../parts/action-row/action-row';
import { chargeAddress } from '../../parts/charge/charge-address';
import { useMay } from '../../parts/team/use-team-access';
import styles from '../consultation.module.css';
import { copy } from '../copy';
import type { Consultation } from '../use-consultation';
import { actionFrom, type ActionDialogProps, type ConsultationAction } from './consultation-action';
import { offersOf } from './offers';
import { useSeen } from './use-seen';

// Only one of them is opened, and one has a date picker.
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog')).CancelDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog')).MoveDialog }));
const OutcomeDialog = lazy(async () => ({ default: (await import('./outcome-dialog')).OutcomeDialog }));
const ResendDialog = lazy(async () => ({ default: (await import('./resend-dialog')).ResendDialog }));

const ICONS: Readonly<Record<ConsultationAction, ReactNode>> = {
  mover: <CalendarSync aria-hidden="true" />,
  cancelar: <CalendarX2 aria-hidden="true" />,
  link: <Video aria-hidden="true" />,
  falta: <UserRoundX aria-hidden="true" />,
  concluir: <CircleCheck aria-hidden="true" />,
};

interface ConsultationActionsProps {
  readonly consultation: Consultation;
  readonly now: Date;
}

/** What the member's role may do with the consultation, and why not now. The address names the open dialog. */
export function ConsultationActions({ consultation, now }: ConsultationActionsProps) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const offers = may('consultations.change') ? offersOf(consultation, now) : [];
  const { payment, status, is_contested, events } = consultation;
  const decidesMoney = may('money.decide');
  const refundAddress =
    payment && decidesMoney && (status === 'completed' || status === 'no_show')
      ? chargeAddress(payment.id)
      : null;
  const isUndecided = is_contested && !events.some(({ kind }) => kind === 'absence_decided');
  const decidesAbsence = decidesMoney && isUndecided;
  const named = actionFrom(params);
  const [opened, setOpened] = useState<ConsultationAction | null>(null);
  // What has become impossible meanwhile stays open, with what was typed.
  const isOffered = offers.some(({ action, fault }) => action === named && fault === null);
  const asked = named === opened || isOffered ? named : null;
  if (asked !== opened) setOpened(asked);
  if (offers.length === 0 && refundAddress === null && !decidesAbsence) return null;
  return (
    <Card as="section" aria-labelledby="actions" className={styles.actions}>
      <h2 id="actions">{copy.actions}</h2>
      {offers.map(({ action, ...shown }) => (
        <ActionRow
          key={action}
          {...shown}
          icon={ICONS[action]}
          onPress={() => setParams({ acao: action }, { replace: true })}
        />
      ))}
      {decidesAbsence && (
        <ActionLink
          to={ABSENCES_ADDRESS}
          icon={<Scale aria-hidden="true" />}
          label={copy.decideAbsence}
          note={copy.decideAbsenceNote}
        />
      )}
      {refundAddress && (
        <ActionLink
          to={refundAddress}
          icon={<Undo2 aria-hidden="true" />}
          label={copy.refund}
          note={copy.refundNote}
        />
      )}
      {asked && (
        <Suspense fallback={null}>
          <ActionDialog
            key={asked}
            action={asked}
            consultation={consultation}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface OpenedProps extends Omit<ActionDialogProps, 'onSettled'> {
  readonly action: ConsultationAction;
}

function ActionDialog({ action, consultation, onClose }: OpenedProps) {
  const { seen, onSettled } = useSeen(consultation);
  const shared = { consultation: seen, onSettled, onClose };
  const dialogs: Readonly<Record<ConsultationAction, ReactNode>> = {
    mover: <MoveDialog {...shared} />,
    cancelar: <CancelDialog {...shared} />,
    link: <ResendDialog {...shared} />,
    falta: <OutcomeDialog {...shared} outcome="no_show" />,
    concluir: <OutcomeDialog {...shared} outcome="completed" />,
  };
  return dialogs[action];
}
