import { lazy, Suspense } from 'react';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { SkeletonText } from 'shared-ui/skeleton';
import { useOpenCharge } from '../address';
import { copy } from './copy';

// Loaded when a charge is opened: it brings forms and dialogs.
const ChargeView = lazy(async () => ({ default: (await import('./charge-view')).ChargeView }));

/** The charge that the address names, at the side. */
export function ChargeDrawer() {
  const { id, close } = useOpenCharge();
  return (
    <PlainDialog open={id !== null} side title={copy.title} onClose={close}>
      {id !== null && (
        <Suspense fallback={<SkeletonText>{`${copy.failedText} ${copy.goneText}`}</SkeletonText>}>
          <ChargeView id={id} />
        </Suspense>
      )}
    </PlainDialog>
  );
}
