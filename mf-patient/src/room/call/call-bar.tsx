import { Ellipsis, LogOut, MonitorUp, PhoneOff } from 'lucide-react';
import { Control } from '../control';
import { callCopy } from './copy';
import { haveMet, type RoomFacts } from '../facts';
import type { Room, RoomSnapshot } from '../provider';
import type { CallDialog } from './call-dialogs';
import styles from './call.module.css';
import { ChatControl } from './chat-control';
import { DeviceControls } from './device-controls';

const words = callCopy;

/** What is open beside the pictures. */
export type Panel = 'chat';

interface CallBarProps {
  readonly facts: RoomFacts;
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel | null) => void;
  readonly onDialog: (dialog: CallDialog) => void;
}

/** The controls of the call, and of the patient's waiting room. */
export function CallBar({ facts, call, snapshot, panel, onPanel, onDialog }: CallBarProps) {
  const { isSharing, canShare, phase } = snapshot;
  const isChatOpen = panel === 'chat';
  // Before the first call there is nothing to ask about.
  const leave = () => (phase === 'waiting' && !haveMet(facts) ? void call.leave() : onDialog('leave'));
  return (
    <div className={`${styles.bar} on-deep`} role="group" aria-label={words.controls}>
      <DeviceControls call={call} snapshot={snapshot} />
      {canShare && phase !== 'waiting' && (
        <Control
          label={words.screen}
          icon={MonitorUp}
          isOpen={isSharing}
          onClick={() => void (isSharing ? call.stopSharing() : call.share())}
        />
      )}
      <ChatControl facts={facts} isOpen={isChatOpen} onToggle={() => onPanel(isChatOpen ? null : 'chat')} />
      <Control label={words.more} icon={Ellipsis} onClick={() => onDialog('more')} />
      {facts.role === 'professional' ? (
        <Control label={words.end} icon={PhoneOff} tone="danger" onClick={() => onDialog('end')} />
      ) : (
        <Control label={words.leave} icon={LogOut} tone="danger" onClick={leave} />
      )}
    </div>
  );
}
