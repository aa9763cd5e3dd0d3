import { timeOf } from 'shared-domain/schedule';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { callCopy, leavingCopy } from './copy';
import { minutesUntil } from '../facts';
import { HelpNow } from '../help-now';
import { DevicesDialog } from '../devices-dialog';
import type { Place } from '../place';
import { EndDialog } from './end-dialog';
import { MoreDialog } from './more-dialog';
import { SafetyNumber } from './safety-number';

export type CallDialog = 'more' | 'devices' | 'safety' | 'help' | 'leave' | 'end';

const words = callCopy;

interface CallDialogsProps extends Place {
  readonly dialog: CallDialog | null;
  readonly onDialog: (dialog: CallDialog | null) => void;
  readonly onExternal: () => void;
}

/** The dialogs of the call, one at a time. */
export function CallDialogs({ dialog, onDialog, onExternal, ...place }: CallDialogsProps) {
  const { facts, call, snapshot, now } = place;
  const close = () => onDialog(null);
  const left = minutesUntil(facts.endsAt, now);
  return (
    <>
      <MoreDialog
        open={dialog === 'more'}
        facts={facts}
        call={call}
        snapshot={snapshot}
        onDialog={onDialog}
        onExternal={onExternal}
      />
      <DevicesDialog open={dialog === 'devices'} call={call} snapshot={snapshot} onClose={close} />
      <PlainDialog open={dialog === 'safety'} title={words.safetyTitle} onClose={close}>
        <SafetyNumber digits={snapshot.safetyNumber} />
      </PlainDialog>
      <PlainDialog open={dialog === 'help'} title={words.helpTitle} onClose={close}>
        <HelpNow />
      </PlainDialog>
      <ConfirmDialog
        open={dialog === 'leave'}
        title={leavingCopy.title}
        cancel={leavingCopy.stay}
        action={leavingCopy.leave}
        look={{ variant: 'danger' }}
        isRunning={false}
        onConfirm={() => void call.leave()}
        onClose={close}
      >
        <p>
          {left > 0 && `${leavingCopy.remaining(left)} `}
          {leavingCopy.back[facts.role](timeOf(facts.closesAt))}
        </p>
      </ConfirmDialog>
      <EndDialog open={dialog === 'end'} onClose={close} {...place} />
    </>
  );
}
