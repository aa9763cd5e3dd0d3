import type { Room, RoomOptions, RoomProvider, RoomSnapshot } from '../provider';
import { leaveTrace } from '../own-trace';
import { OUTSIDE } from './outside';
import { createStore } from './store';
import { createVisit } from './visit';

const REPEATED_MS = 3000;

const nothing = () => {};
const nothingAsync = async () => {};

/** The consultation happens behind its external link; the database learns who came. */
export const external: RoomProvider = { kind: 'external', open };

function open({ client, consultationId, role }: RoomOptions): Room {
  const store = createStore<RoomSnapshot>(OUTSIDE);
  const visit = createVisit({
    client,
    consultationId,
    isElsewhere: true,
    onChange: (standing, refusal) => {
      // A page that goes away here was in no call.
      if (standing === 'entering' || standing === 'inside')
        leaveTrace(consultationId, { page: visit.page(), hasLeft: true });
      store.set({ phase: standing === 'inside' ? 'elsewhere' : standing, refusal });
      if (standing === 'inside' && role === 'professional') void admit();
    },
  });
  /** No door is in front of the link. The minutes together count from it, so a request that fails is repeated. */
  async function admit(): Promise<void> {
    while (store.get().phase === 'elsewhere' && (await visit.admit()) !== null)
      await new Promise((resolve) => setTimeout(resolve, REPEATED_MS));
  }
  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    enter: visit.enter,
    leave: visit.leave,
    end: visit.end,
    // Its user goes on behind the link.
    close: visit.close,
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
