import type { Room, RoomRole } from '../provider';
import { createFakeClient } from '../testing/fake-client';
import { stubMedia } from '../testing/fake-media';
import { p2p } from './p2p';

const CONSULTATION = '00000000-0000-4000-8000-000000000001';

const opened: Room[] = [];
afterEach(() => opened.splice(0).forEach((room) => room.close()));

const STARTS_AT = '2026-11-30T13:00:00.000Z';

function openRoom(role: RoomRole = 'patient', startsAt = STARTS_AT) {
  const media = stubMedia();
  const server = createFakeClient();
  const { client } = server;
  const room = p2p.open({ client, consultationId: CONSULTATION, startsAt, role, onStatus: () => undefined });
  opened.push(room);
  const allow = async () => {
    void room.askForDevices();
    await media.grant();
  };
  const enter = async () => {
    void room.enter();
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

  it('stay off with "Só voz" after leaving, until the user turns the picture on', async () => {
    const { media, room, allow, enter } = openRoom();
    await allow();
    await enter();
    room.setAudioOnly(true);
    await room.leave();
    await enter();
    expect(media.asked()).toEqual(['audio']);
    await media.grant();
    expect(room.snapshot()).toMatchObject({ isAudioOnly: true, microphone: 'on', camera: 'off' });
    await room.chooseCamera('back');
    expect(media.asked()).toEqual([]);
    room.setAudioOnly(false);
    await media.grant();
    expect(room.snapshot()).toMatchObject({ isAudioOnly: false, camera: 'on', cameraId: 'back' });
  });

  it('end "Só voz" with a shared screen', async () => {
    const { media, room, allow, enter } = openRoom();
    await allow();
    await enter();
    room.setAudioOnly(true);
    void room.share();
    await media.grant();
    expect(room.snapshot()).toMatchObject({ isSharing: true, isAudioOnly: false, camera: 'off' });
  });

  it('do not turn on by themselves after entering without them', async () => {
    const { media, room, enter } = openRoom();
    void room.askForDevices();
    await media.refuse('NotFoundError');
    await media.grant();
    await media.refuse('NotFoundError');
    await enter();
    media.change();
    expect(media.asked()).toEqual([]);
    void room.setCamera(true);
    expect(media.asked()).toEqual(['video']);
  });

  it('stay released where entering again is refused', async () => {
    const { media, server, room, allow, enter } = openRoom();
    await allow();
    await enter();
    await room.leave();
    server.refuse('enter_room', 'room_ended');
    await enter();
    expect(media.asked()).toEqual([]);
    expect(media.live()).toEqual([]);
  });
});

it('stops sharing the screen when the other side leaves', async () => {
  const { media, server, room, enter } = openRoom('professional');
  await enter();
  const from = crypto.randomUUID();
  server.setPresent('patient', true);
  server.hear({ kind: 'hello', role: 'patient', from });
  room.admit();
  expect(room.snapshot().phase).toBe('connecting');
  void room.share();
  await media.grant();
  expect(room.snapshot().isSharing).toBe(true);
  server.hear({ kind: 'bye', role: 'patient', from });
  expect(room.snapshot()).toMatchObject({ phase: 'waiting', isSharing: false });
  expect(media.live()).toEqual([]);
});

it('keeps the door open over a reload, and closes it at another time', async () => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
  const { room, enter } = openRoom('professional');
  await enter();
  room.admit();
  expect(openRoom('professional').room.snapshot().isAdmitted).toBe(true);
  const moved = openRoom('professional', '2026-12-01T13:00:00.000Z');
  expect(moved.room.snapshot().isAdmitted).toBe(false);
});

it('is not present after the end, until it enters the room that was opened again', async () => {
  const { server, room, media, enter } = openRoom();
  await enter();
  expect(server.tracked()).not.toBeNull();
  server.refuse('enter_room', 'room_ended');
  server.hint();
  await media.turn();
  expect(room.snapshot().phase).toBe('ended');
  expect(server.tracked()).toBeNull();
  server.allow('enter_room');
  await enter();
  expect(server.tracked()).not.toBeNull();
});
