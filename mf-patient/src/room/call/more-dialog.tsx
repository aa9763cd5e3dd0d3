import { ExternalLink, LifeBuoy, Phone, Settings2, ShieldCheck, Video, type LucideIcon } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { callCopy } from './copy';
import type { RoomFacts } from '../facts';
import type { Room, RoomSnapshot } from '../provider';
import type { CallDialog } from './call-dialogs';
import styles from './more-dialog.module.css';

const words = callCopy;

interface MoreDialogProps {
  readonly open: boolean;
  readonly facts: RoomFacts;
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
  readonly onDialog: (dialog: CallDialog | null) => void;
  readonly onExternal: () => void;
}

/** What is needed less often. */
export function MoreDialog({ open, facts, call, snapshot, onDialog, onExternal }: MoreDialogProps) {
  const { isAudioOnly } = snapshot;
  const close = () => onDialog(null);
  return (
    <PlainDialog open={open} sheet title={words.more} onClose={close}>
      <ul className={styles.entries}>
        <Entry
          icon={isAudioOnly ? Video : Phone}
          text={isAudioOnly ? words.videoOn : words.voiceOnly}
          onSelect={() => {
            call.setAudioOnly(!isAudioOnly);
            close();
          }}
        />
        <Entry icon={Settings2} text={words.devices} onSelect={() => onDialog('devices')} />
        <Entry icon={ShieldCheck} text={words.safety} onSelect={() => onDialog('safety')} />
        {facts.link !== null && <Entry icon={ExternalLink} text={words.external} onSelect={onExternal} />}
        <Entry icon={LifeBuoy} text={words.help} onSelect={() => onDialog('help')} />
      </ul>
    </PlainDialog>
  );
}

interface EntryProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly onSelect: () => void;
}

function Entry({ icon: Icon, text, onSelect }: EntryProps) {
  return (
    <li>
      <Button
        variant="text"
        block
        icon={<Icon aria-hidden="true" />}
        className={styles.entry}
        onClick={onSelect}
      >
        {text}
      </Button>
    </li>
  );
}
