import type { RoomProvider } from '../provider';
import { external } from './external';
import { p2p } from './p2p';

/** By the deployment's setting `room_provider`. */
export const providers: Readonly<Record<RoomProvider['kind'], RoomProvider>> = { p2p, external };
