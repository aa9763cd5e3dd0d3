import { MicOff, MonitorX, RotateCw, VideoOff, type LucideIcon } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { devicesCopy } from '../devices-copy';
import type { RoomSnapshot } from '../provider';
import type { Asking } from './use-asking';

const words = devicesCopy;

interface Fault {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** The problem of the two devices that matters more; null: none, or only a permission is missing. */
function faultOf({ cameraProblem, microphoneProblem }: RoomSnapshot): Fault | null {
  if (cameraProblem === 'busy' || microphoneProblem === 'busy')
    return { icon: MonitorX, title: words.busyTitle, text: words.busyText };
  if (microphoneProblem !== null && microphoneProblem !== 'denied')
    return { icon: MicOff, title: words.noMicrophoneTitle, text: words.noMicrophoneText };
  if (cameraProblem !== null && cameraProblem !== 'denied')
    return { icon: VideoOff, title: words.noCameraTitle, text: words.noCameraText };
  return null;
}

interface DeviceFaultProps {
  readonly snapshot: RoomSnapshot;
  readonly asking: Asking;
}

/** A device that is missing or in use, and how to try again. */
export function DeviceFault({ snapshot, asking }: DeviceFaultProps) {
  const fault = faultOf(snapshot);
  if (!fault) return null;
  const { icon: Icon, title, text } = fault;
  return (
    <Note
      role="alert"
      tone="warm"
      icon={<Icon aria-hidden="true" />}
      title={title}
      action={
        <Button
          variant="outline"
          size="sm"
          loading={asking.isAsking}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => void asking.ask()}
        >
          {words.again}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
