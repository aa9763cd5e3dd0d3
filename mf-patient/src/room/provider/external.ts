import type { Room, RoomOptions, RoomProvider, RoomSnapshot } from '../provider';
import { OUTSIDE } from './outside';
import { createStore } from './store';
import { createVisit } from './visit';

const nothing = () => {};
const nothingAsync = async () => {};

/** The consultation happens behind its external link; the database learns who came. */
export const external: RoomProvider = { kind: 'external', open };

function open({ client, consultationId, role }: RoomOptions): Room {
  const store = createStore<RoomSnapshot>(OUTSIDE);
  const visit = createVisit({
    client,
    consultationId,
    onChange: (standing, refusal) => {
      store.set({ phase: standing === 'inside' ? 'elsewhere' : standing, refusal });
      // No door is in front of the link.
      if (standing === 'inside' && role === 'professional') void visit.admit();
    },
  });
  const leaveAtOnce = () => void visit.leave();
  window.addEventListener('pagehide', leaveAtOnce);
  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    enter: visit.enter,
    leave: visit.leave,
    end: visit.end,
    close: () => {
      window.removeEventListener('pagehide', leaveAtOnce);
      void visit.leave();
    },
    // What the other service does.
    askForDevices: nothingAsync,
    watchLevel: () => nothing,
    chooseMicrophone: nothingAsync,
    chooseCamera: nothingAsync,
    releaseDevices: nothing,
    testConnection: async () => 'ok',
    admit: visit.admit,
    delay: nothing,
    setMicrophone: nothingAsync,
    setCamera: nothingAsync,
    share: nothingAsync,
    stopSharing: nothingAsync,
    setAudioOnly: nothing,
    restart: nothing,
  };
}
