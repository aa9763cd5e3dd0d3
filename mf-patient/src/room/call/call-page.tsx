import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from 'shared-ui/class-names';
import { callCopy } from './copy';
import { devicesCopy } from '../devices-copy';
import type { Place } from '../place';
import { StreamVideo } from '../stream-video';
import { Announcer } from './announcer';
import { CallBar, type Panel } from './call-bar';
import { CallDialogs, type CallDialog } from './call-dialogs';
import { CallTop } from './call-top';
import styles from './call.module.css';
import { ChatPanel } from './chat-panel';
import { CallStage } from './call-stage';
import { useIdle } from './use-idle';
import { WaitingStage, WaitingTop } from './waiting-stage';
import waiting from './waiting.module.css';

interface CallPageProps extends Place {
  /** The patient waits: no one hears or sees them until the professional lets them in. */
  readonly isWaiting: boolean;
  readonly onExternal: () => void;
}

/** Inside the room: the patient's waiting room, and the call. One page, so that the chat stays open when the door opens. */
export function CallPage({ isWaiting, onExternal, ...place }: CallPageProps) {
  const { facts, call, snapshot } = place;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [dialog, setDialog] = useState<CallDialog | null>(null);
  const main = useRef<HTMLElement>(null);
  const chat = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent(() => {
    const isWriting = chat.current?.contains(document.activeElement) ?? false;
    if (dialog === null && !isWriting) main.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), [isWaiting]);
  const isIdle = useIdle() && snapshot.phase === 'connected' && panel === null && dialog === null;
  return (
    <main
      id="conteudo"
      ref={main}
      tabIndex={-1}
      className={classNames(styles.room, isWaiting && waiting.room, isIdle && styles.idle)}
    >
      {!isWaiting && <h1 className="visually-hidden">{callCopy.title(facts.otherName)}</h1>}
      <Announcer facts={facts} snapshot={snapshot} />
      {isWaiting ? <WaitingTop /> : <CallTop {...place} />}
      <div className={classNames(styles.middle, panel && styles.withPanel)}>
        {isWaiting ? (
          <WaitingStage {...place} onExternal={onExternal} />
        ) : (
          <CallStage {...place} onExternal={onExternal} />
        )}
        {panel === 'chat' && <ChatPanel ref={chat} facts={facts} onClose={() => setPanel(null)} />}
      </div>
      <CallBar
        facts={facts}
        call={call}
        snapshot={snapshot}
        panel={panel}
        onPanel={setPanel}
        onDialog={setDialog}
      />
      <CallDialogs {...place} dialog={dialog} onDialog={setDialog} onExternal={onExternal} />
      {isWaiting && snapshot.local !== null && snapshot.camera === 'on' && (
        <StreamVideo
          stream={snapshot.local}
          label={devicesCopy.previewLabel}
          className={classNames(waiting.self, panel && waiting.besideChat)}
        />
      )}
    </main>
  );
}
