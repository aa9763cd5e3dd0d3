import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { Control } from '../control';
import { copy } from '../copy';
import type { Room, RoomSnapshot } from '../provider';

const words = copy.call;

interface DeviceControlsProps {
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
}

/** The switches of microphone and camera. */
export function DeviceControls({ call, snapshot: { microphone, camera } }: DeviceControlsProps) {
  return (
    <>
      <Control
        label={words.microphone}
        icon={microphone === 'on' ? Mic : MicOff}
        isOn={microphone === 'on'}
        disabled={microphone === 'none'}
        onClick={() => call.toggleMicrophone()}
      />
      <Control
        label={words.camera}
        icon={camera === 'on' ? Video : VideoOff}
        isOn={camera === 'on'}
        disabled={camera === 'none'}
        onClick={() => void call.toggleCamera()}
      />
    </>
  );
}
