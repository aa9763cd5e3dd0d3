import { useState } from 'react';
import { classNames } from 'shared-ui/class-names';
import { callCopy } from './copy';
import type { Place } from '../place';
import { useTakeFocus } from '../use-take-focus';
import { Announcer } from './announcer';
import { CallBar, type Panel } from './call-bar';
import { CallDialogs, type CallDialog } from './call-dialogs';
import { CallTop } from './call-top';
import styles from './call.module.css';
import { ChatPanel } from './chat-panel';
import { CallStage } from './call-stage';
import { useIdle } from './use-idle';

interface CallPageProps extends Place {
  readonly onExternal: () => void;
}

/** The call; for the professional also the time before the patient is let in. */
export function CallPage({ onExternal, ...place }: CallPageProps) {
  const { facts, call, snapshot } = place;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [dialog, setDialog] = useState<CallDialog | null>(null);
  const main = useTakeFocus<HTMLElement>();
  const isIdle = useIdle() && snapshot.phase === 'connected' && panel === null && dialog === null;
  return (
    <main id="conteudo" ref={main} tabIndex={-1} className={classNames(styles.room, isIdle && styles.idle)}>
      <h1 className="visually-hidden">{callCopy.title(facts.otherName)}</h1>
      <Announcer facts={facts} snapshot={snapshot} />
      <CallTop {...place} />
      <div className={classNames(styles.middle, panel && styles.withPanel)}>
        <CallStage {...place} onExternal={onExternal} />
        {panel === 'chat' && <ChatPanel facts={facts} onClose={() => setPanel(null)} />}
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
    </main>
  );
}
