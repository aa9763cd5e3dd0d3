import { Mic, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import { devicesCopy } from '../devices-copy';
import type { DeviceProblem, DeviceState, Room, RoomSnapshot } from '../provider';
import styles from './device-tests.module.css';
import { LevelMeter } from './level-meter';
import { LinkTest } from './link-test';
import { SoundTest } from './sound-test';
import { Fine, TestRow } from './test-row';

const words = devicesCopy;

interface DeviceTestsProps {
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
  /** The room is not open yet. */
  readonly isEarly: boolean;
}

const CAMERA: Record<DeviceState, ReactNode> = {
  on: <Fine>{words.works}</Fine>,
  off: <span>{words.offFeminine}</span>,
  none: <span>{words.none}</span>,
};
const resultOf = (camera: DeviceState, problem: DeviceProblem | null) =>
  problem === 'denied' ? <span>{words.notAllowed}</span> : CAMERA[camera];

function microphoneWords(microphone: DeviceState, problem: DeviceProblem | null): string {
  if (problem === 'denied') return words.notAllowed;
  return microphone === 'off' ? words.off : words.none;
}

/** Camera, microphone, speaker and connection, each with its result. */
export function DeviceTests({ call, snapshot, isEarly }: DeviceTestsProps) {
  const { camera, cameras, cameraId, cameraProblem, microphone, microphoneProblem, local } = snapshot;
  const name = cameras.find(({ deviceId }) => deviceId === cameraId)?.label;
  return (
    <Card>
      <ul className={styles.tests}>
        <TestRow icon={Video} title={words.camera} hint={name} result={resultOf(camera, cameraProblem)} />
        <TestRow
          icon={Mic}
          title={words.microphone}
          hint={microphone === 'on' ? words.speak : undefined}
          result={
            microphone === 'on' && local ? (
              <LevelMeter call={call} />
            ) : (
              <span>{microphoneWords(microphone, microphoneProblem)}</span>
            )
          }
        />
        <SoundTest speakers={snapshot.speakers} />
        <LinkTest call={call} camera={camera} isEarly={isEarly} />
      </ul>
    </Card>
  );
}
