import { Ellipsis, LockKeyhole, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { LogoMark } from 'shared-ui/logo';
import { Control } from '../control';
import { callCopy, waitingCopy } from './copy';
import { devicesCopy } from '../devices-copy';
import { owesChoice } from '../facts';
import type { Place } from '../place';
import { StreamVideo } from '../stream-video';
import { useTakeFocus } from '../use-take-focus';
import { CallDialogs, type CallDialog } from './call-dialogs';
import { ChatControl } from './chat-control';
import { ChatPanel } from './chat-panel';
import styles from './call.module.css';
import { DeviceControls } from './device-controls';
import { UnattendedChoice } from '../unattended-choice';
import waiting from './waiting-page.module.css';
import { WaitingArt } from './waiting-art';
import { waitingWords } from './waiting-words';

const words = waitingCopy;

interface WaitingPageProps extends Place {
  readonly onExternal: () => void;
}

/** The patient's waiting room: no one hears or sees them until the professional lets them in. */
export function WaitingPage({ onExternal, ...place }: WaitingPageProps) {
  const { facts, call, snapshot } = place;
  const [isChatOpen, setChatOpen] = useState(false);
  const [dialog, setDialog] = useState<CallDialog | null>(null);
  const main = useTakeFocus<HTMLElement>();
  const { title, text } = waitingWords(place);
  const isOwed = owesChoice(facts) && !snapshot.isOtherPresent;
  return (
    <main id="conteudo" ref={main} tabIndex={-1} className={`${styles.room} ${waiting.room}`}>
      <div className={styles.top}>
        <div className={styles.who}>
          <LogoMark className={styles.mark} />
          <div>
            <b>{words.room}</b>
            <small>
              <LockKeyhole aria-hidden="true" />
              {words.unseen}
            </small>
          </div>
        </div>
      </div>
      <div className={isChatOpen ? `${styles.middle} ${styles.withPanel}` : styles.middle}>
        <div className={`${waiting.middle} on-deep`}>
          <WaitingArt className={waiting.art} />
          <div role="status">
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          {snapshot.isCutOff && facts.link !== null && (
            <Button variant="outline" onClick={onExternal}>
              {callCopy.external}
            </Button>
          )}
          {isOwed && <UnattendedChoice facts={facts} variant="accent" />}
        </div>
        {isChatOpen && <ChatPanel facts={facts} onClose={() => setChatOpen(false)} />}
      </div>
      <div className={`${styles.bar} on-deep`} role="group" aria-label={callCopy.controls}>
        <DeviceControls call={call} snapshot={snapshot} />
        <ChatControl facts={facts} isOpen={isChatOpen} onToggle={() => setChatOpen(!isChatOpen)} />
        <Control label={callCopy.more} icon={Ellipsis} onClick={() => setDialog('more')} />
        <Control label={callCopy.leave} icon={LogOut} tone="danger" onClick={() => void call.leave()} />
      </div>
      <CallDialogs {...place} dialog={dialog} onDialog={setDialog} onExternal={onExternal} />
      {snapshot.local !== null && snapshot.camera === 'on' && (
        <StreamVideo stream={snapshot.local} label={devicesCopy.previewLabel} className={waiting.self} />
      )}
    </main>
  );
}
