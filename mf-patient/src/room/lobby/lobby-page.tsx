import { Headphones, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { lobbyCopy } from './copy';
import { stageOf } from '../facts';
import { Unsupported } from '../obstacle';
import type { Place } from '../place';
import { RoomFrame } from '../room-frame';
import { HelpNow } from '../help-now';
import { canCall } from './can-call';
import { DeviceFault } from './device-fault';
import { DeviceTests } from './device-tests';
import { DevicesDialog } from '../devices-dialog';
import styles from './lobby.module.css';
import { PermissionHelp } from './permission-help';
import { Preview } from './preview';
import { StartCard } from './start-card';
import { useAsking } from './use-asking';

const words = lobbyCopy;

interface LobbyPageProps extends Place {
  readonly onExternal: () => void;
}

/** The check of the devices before entering. */
export function LobbyPage({ onExternal, ...place }: LobbyPageProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { facts, call, snapshot, now } = place;
  const asking = useAsking(call, snapshot);
  const external = facts.link !== null && (
    <Button variant="text" onClick={onExternal}>
      {words.external}
    </Button>
  );
  if (!canCall()) return <Unsupported role={facts.role} external={external} />;
  return (
    <RoomFrame role={facts.role}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.subtitle}</p>
      </header>
      <div className={styles.lobby}>
        <Preview call={call} snapshot={snapshot} asking={asking} onChoose={() => setChoosing(true)} />
        <StartCard {...place} asking={asking} />
        <div className={styles.checks}>
          {asking.denied && <PermissionHelp denied={asking.denied} asking={asking} />}
          {asking.isAsked && asking.denied !== 'both' && (
            <>
              <DeviceFault snapshot={snapshot} asking={asking} />
              <DeviceTests call={call} snapshot={snapshot} isEarly={stageOf(facts, now) === 'early'} />
            </>
          )}
        </div>
        <div className={styles.notes}>
          <Note icon={<Headphones aria-hidden="true" />}>{words.headphones}</Note>
          <Note icon={<ShieldCheck aria-hidden="true" />}>{words.nothingRecorded}</Note>
          <HelpNow />
          {external && (
            <div className={styles.external}>
              <p>{words.externalHint}</p>
              {external}
            </div>
          )}
        </div>
      </div>
      <DevicesDialog open={isChoosing} call={call} snapshot={snapshot} onClose={() => setChoosing(false)} />
    </RoomFrame>
  );
}
