import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { useCancel } from '../parts/use-cancel';
import { waitingCopy } from './call/copy';
import type { RoomFacts } from './facts';
import { roomKey } from './use-facts';

const words = waitingCopy;

interface UnattendedChoiceProps {
  readonly facts: RoomFacts;
  /** The look of the first button. */
  readonly variant: ButtonVariant;
}

/** The professional did not come: another time, or the money. */
export function UnattendedChoice({ facts, variant }: UnattendedChoiceProps) {
  const { consultationId, otherId } = facts;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const close = () => setAsking(false);
  const cancelling = useCancel(() => {
    close();
    void queries.invalidateQueries({ queryKey: roomKey(consultationId) });
  });
  return (
    <>
      {otherId !== null && (
        <ButtonLink variant={variant} to={`/patient/booking/${otherId}?consulta=${consultationId}`}>
          {words.otherTime}
        </ButtonLink>
      )}
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.money}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.moneyTitle}
        cancel={words.keepWaiting}
        action={words.moneyAction}
        isRunning={cancelling.isRunning}
        onConfirm={() => cancelling.run({ id: consultationId, withoutRefund: false })}
        onClose={close}
      >
        <p>{words.moneyText}</p>
      </ConfirmDialog>
    </>
  );
}
