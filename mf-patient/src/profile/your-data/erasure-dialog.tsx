import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useId } from 'react';
import { copy } from './copy';
import { ErasureForm } from './erasure-form';
import { useAskErasure } from './use-privacy-requests';

interface ErasureDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** Says what goes and what the law keeps, and asks once more before the request is sent. */
export function ErasureDialog({ open, onClose, onAsked }: ErasureDialogProps) {
  const formId = useId();
  const asking = useAskErasure(onAsked);
  const close = () => {
    if (!asking.isRunning) onClose();
  };
  return (
    <Dialog
      open={open}
      title={copy.ask}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={asking.isRunning}>
            {copy.send}
          </Button>
        </>
      }
    >
      <ErasureForm id={formId} onSend={asking.run} />
    </Dialog>
  );
}
