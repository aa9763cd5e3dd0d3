import type { RoomRole } from '../provider';
import { createFakeClient } from '../testing/fake-client';
import { stubMedia } from '../testing/fake-media';
import { p2p } from './p2p';

const CONSULTATION = '00000000-0000-4000-8000-000000000001';

function openRoom(role: RoomRole = 'patient') {
  const media = stubMedia();
  const server = createFakeClient();
  const { client } = server;
  const room = p2p.open({ client, consultationId: CONSULTATION, role, onStatus: () => undefined });
  const allow = async () => {
    void room.askForDevices();
    await media.grant();
  };
  const enter = async () => {
    await room.enter();
    await media.turn();
  };
  return { media, server, room, allow, enter };
}

describe('devices', () => {
  it('are released where entering finds the room ended', async () => {
    const { media, server, room, allow, enter } = openRoom();
    await allow();
    server.refuse('enter_room', 'room_ended');
    await enter();
    expect(room.snapshot().phase).toBe('ended');
    expect(media.live()).toEqual([]);
  });

  it('stay for the preview where entering fails otherwise', async () => {
    const { media, server, room, allow, enter } = openRoom();
    await allow();
    server.refuse('enter_room', 'room_not_open');
    await enter();
    expect(room.snapshot()).toMatchObject({ phase: 'refused', refusal: 'room_not_open' });
    expect(media.live()).toEqual(['audio 1', 'video 1']);
  });
});
