import { useId } from 'react';
import { Button } from 'shared-ui/button';
import { Field, Select } from 'shared-ui/field';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { devicesCopy } from './devices-copy';
import type { DeviceProblem, Room, RoomSnapshot } from './provider';
import { chooseSpeaker, useSpeaker } from './use-speaker';
import styles from './devices-dialog.module.css';

const words = devicesCopy;

interface DevicesDialogProps {
  readonly open: boolean;
  readonly call: Room;
  readonly snapshot: RoomSnapshot;
  readonly onClose: () => void;
}

/** Chooses camera, microphone and, where the browser allows it, the speaker. */
export function DevicesDialog({ open, call, snapshot, onClose }: DevicesDialogProps) {
  const { cameras, cameraId, cameraProblem, microphones, microphoneId, microphoneProblem, speakers } =
    snapshot;
  const speaker = useSpeaker();
  return (
    <PlainDialog
      open={open}
      title={words.settings}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className={styles.devices}>
        <DeviceSelect
          label={words.camera}
          devices={cameras}
          problem={cameraProblem}
          value={cameraId}
          onChoose={(id) => void call.chooseCamera(id)}
        />
        <DeviceSelect
          label={words.microphone}
          devices={microphones}
          problem={microphoneProblem}
          value={microphoneId}
          onChoose={(id) => void call.chooseMicrophone(id)}
        />
        {speakers.length > 0 && (
          <DeviceSelect
            label={words.soundOf}
            devices={speakers}
            value={speaker ?? speakers[0]?.deviceId ?? null}
            onChoose={chooseSpeaker}
          />
        )}
      </div>
    </PlainDialog>
  );
}

interface DeviceSelectProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly problem?: DeviceProblem | null;
  readonly value: string | null;
  readonly onChoose: (deviceId: string) => void;
}

function DeviceSelect({ label, devices, problem, value, onChoose }: DeviceSelectProps) {
  const name = useId();
  return (
    <Field label={label}>
      <Select
        name={name}
        value={value ?? ''}
        disabled={devices.length === 0}
        onChange={(event) => onChoose(event.target.value)}
      >
        {devices.length === 0 && (
          <option value="">{problem === 'denied' ? words.notAllowed : words.none}</option>
        )}
        {devices.map((device, place) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || words.deviceName(place + 1)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
