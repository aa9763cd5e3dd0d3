import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { useNavigate } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { useCancel } from '../parts/use-cancel';
import { copy } from './copy';
import { moment } from './moment';
import type { Payment } from './payment';
import styles from './payment.module.css';

/** Cancels the unpaid consultation, after asking. */
export function GiveUp({ payment }: { readonly payment: Payment }) {
  const { consultationId, startsAt, professionalName } = payment;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const close = () => setAsking(false);
  const cancelling = useCancel(() => {
    close();
    void navigate('/patient/appointments', { replace: true });
  });
  return (
    <div className={styles.foot}>
      <Button variant="text" onClick={() => setAsking(true)}>
        {copy.giveUp}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.giveUpTitle}
        cancel={copy.keepPaying}
        action={copy.giveUp}
        look={{ variant: 'danger' }}
        isRunning={cancelling.isRunning}
        onConfirm={() => cancelling.run({ id: consultationId, withoutRefund: false })}
        onClose={close}
      >
        <p>{copy.giveUpText(moment(startsAt), firstName(professionalName))}</p>
      </ConfirmDialog>
    </div>
  );
}
