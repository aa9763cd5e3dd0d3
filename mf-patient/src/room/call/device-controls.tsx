import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useToast } from 'shared-portal/portal';
import { Control } from '../control';
import { callCopy } from './copy';
import { devicesCopy } from '../devices-copy';
import type { DeviceProblem, Room, RoomSnapshot } from '../provider';

const words = callCopy;

interface DeviceControlsProps {
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
}

/** The switches of microphone and camera. One that cannot be used is asked for again. */
export function DeviceControls({ call, snapshot: { microphone, camera } }: DeviceControlsProps) {
  const toast = useToast();
  const explain = (device: 'microphone' | 'camera', problem: DeviceProblem | null) => {
    if (problem === null) return;
    const { problems, remedies } = devicesCopy;
    toast({ kind: 'error', title: problems[device][problem], text: remedies[problem] });
  };
  const setMicrophone = async (isOn: boolean) => {
    await call.setMicrophone(isOn);
    if (isOn) explain('microphone', call.snapshot().microphoneProblem);
  };
  const setCamera = async (isOn: boolean) => {
    await call.setCamera(isOn);
    if (isOn) explain('camera', call.snapshot().cameraProblem);
  };
  return (
    <>
      <Control
        label={words.microphone}
        icon={microphone === 'on' ? Mic : MicOff}
        isOn={microphone === 'on'}
        onClick={() => void setMicrophone(microphone !== 'on')}
      />
      <Control
        label={words.camera}
        icon={camera === 'on' ? Video : VideoOff}
        isOn={camera === 'on'}
        onClick={() => void setCamera(camera !== 'on')}
      />
    </>
  );
}
