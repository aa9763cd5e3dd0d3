import { Button } from 'shared-ui/button';
import { afterCopy } from './copy';
import type { RoomFacts } from '../facts';
import { useRoomWrite } from '../use-room-write';

interface ReopenButtonProps {
  readonly facts: RoomFacts;
  readonly onOpened: () => Promise<void>;
}

/** Opens an ended room again, and enters it. */
export function ReopenButton({ facts: { consultationId }, onOpened }: ReopenButtonProps) {
  const reopening = useRoomWrite(consultationId, 'reopen_room', () => void onOpened());
  return (
    <Button variant="outline" loading={reopening.isRunning} onClick={() => reopening.run()}>
      {afterCopy.reopen}
    </Button>
  );
}
