import { leaveTrace, readTrace } from '../own-trace';
import type { Room, RoomRole } from '../provider';
import { createFakeClient } from '../testing/fake-client';
import { stubMedia } from '../testing/fake-media';
import { external } from './external';
import { p2p } from './p2p';

const CONSULTATION = '00000000-0000-4000-8000-000000000001';

const opened: Room[] = [];
afterEach(() => opened.splice(0).forEach((room) => room.close()));

function openRoom(role: RoomRole = 'patient', server = createFakeClient()) {
  const media = stubMedia();
  const { client } = server;
  const room = p2p.open({ client, consultationId: CONSULTATION, role, onStatus: () => undefined });
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
    server.setOutcome('room_ended');
    await enter();
    expect(room.snapshot().phase).toBe('ended');
    expect(media.live()).toEqual([]);
  });

  it('stay for the preview where entering fails otherwise', async () => {
    const { media, server, room, allow, enter } = openRoom();
    await allow();
    server.setOutcome('room_not_open');
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
    server.setOutcome('room_ended');
    await enter();
    expect(media.asked()).toEqual([]);
    expect(media.live()).toEqual([]);
  });
});

it('rests its devices in a hidden tab that has not entered, and asks for them again once it is shown', async () => {
  const { media, room, allow, enter } = openRoom();
  await allow();
  jest.useFakeTimers();
  media.show('hidden');
  jest.advanceTimersByTime(59_999);
  expect(media.live()).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(media.live()).toEqual([]);
  jest.useRealTimers();
  media.show('visible');
  expect(media.asked()).toEqual(['audio+video']);
  await media.grant();
  await enter();
  expect(room.snapshot().phase).toBe('waiting');
  jest.useFakeTimers();
  media.show('hidden');
  jest.advanceTimersByTime(120_000);
  expect(media.live()).toHaveLength(2);
  jest.useRealTimers();
});

it('stops sharing the screen when the other side leaves', async () => {
  const { media, server, room, enter } = openRoom('professional');
  await enter();
  const from = crypto.randomUUID();
  server.setPresent('patient', true);
  server.hear({ kind: 'hello', role: 'patient', from });
  await room.admit();
  expect(room.snapshot().phase).toBe('connecting');
  void room.share();
  await media.grant();
  expect(room.snapshot().isSharing).toBe(true);
  server.hear({ kind: 'bye', role: 'patient', from });
  expect(room.snapshot()).toMatchObject({ phase: 'waiting', isSharing: false });
  expect(media.live()).toEqual([]);
});

describe('the door', () => {
  it('stays open over a reload and on another device', async () => {
    const { room, enter, server } = openRoom('professional');
    await enter();
    expect(await room.admit()).toBeNull();
    const again = openRoom('professional', server);
    await again.enter();
    expect(again.room.snapshot().isAdmitted).toBe(true);
    expect(server.sent.at(-1)).toMatchObject({ kind: 'hello', admits: true });
  });

  it('stays closed where the database refuses', async () => {
    const { room, enter, server } = openRoom('professional');
    await enter();
    server.refuse('admit_patient', 'room_ended');
    expect(await room.admit()).toBe('room_ended');
    expect(room.snapshot().isAdmitted).toBe(false);
  });

  it('opens at once where the answer to opening it is lost', async () => {
    const { room, enter, server } = openRoom('professional');
    await enter();
    server.loseAdmission();
    expect(await room.admit()).toBeNull();
    expect(room.snapshot().isAdmitted).toBe(true);
  });

  it('stays closed where nothing has reached the database, also later', async () => {
    const { room, enter, server, media } = openRoom('professional');
    await enter();
    server.refuse('admit_patient', 'network');
    expect(await room.admit()).toBe('network');
    server.hint();
    await media.turn();
    expect(room.snapshot().isAdmitted).toBe(false);
  });

  it('is not in front of the external link', async () => {
    const { client, called } = createFakeClient();
    for (const role of ['patient', 'professional'] as const) {
      stubMedia();
      const options = { client, consultationId: CONSULTATION, onStatus: () => undefined };
      const room = external.open({ ...options, role });
      opened.push(room);
      await room.enter();
      expect(room.snapshot().phase).toBe('elsewhere');
      expect(called('admit_patient')).toBe(role === 'professional' ? 1 : 0);
    }
  });
});

it('does not leave when the page beside the external link goes away, but when its user does', async () => {
  stubMedia();
  const { client, called, isElsewhere } = createFakeClient();
  const options = {
    client,
    consultationId: CONSULTATION,
    role: 'patient',
    onStatus: () => undefined,
  } as const;
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const closed = external.open(options);
  await closed.enter();
  expect(isElsewhere()).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  closed.close();
  expect(called('leave_room')).toBe(0);
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
  const left = external.open(options);
  opened.push(left);
  await left.enter();
  await left.leave();
  expect(called('leave_room')).toBe(1);
});

it('admits behind the external link once the database answers', async () => {
  jest.useFakeTimers();
  stubMedia();
  const { client, called, refuse, allow } = createFakeClient();
  const room = external.open({
    client,
    consultationId: CONSULTATION,
    role: 'professional',
    onStatus: () => undefined,
  });
  opened.push(room);
  refuse('admit_patient', 'network');
  await room.enter();
  await jest.advanceTimersByTimeAsync(3000);
  expect(called('admit_patient')).toBe(2);
  allow('admit_patient');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(called('admit_patient')).toBe(3);
  refuse('admit_patient', 'network');
  await room.leave();
  await room.enter();
  expect(called('admit_patient')).toBe(4);
  await room.leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(called('admit_patient')).toBe(4);
  jest.useRealTimers();
});

it('counts the time to connect only while the other side has the room open', async () => {
  const { media, server, room, enter } = openRoom('professional');
  await enter();
  server.setPresent('patient', true);
  server.hear({ kind: 'hello', role: 'patient', from: crypto.randomUUID() });
  await room.admit();
  jest.useFakeTimers();
  server.setPresent('patient', false);
  server.setPresent('patient', true);
  jest.advanceTimersByTime(24_999);
  expect(room.snapshot()).toMatchObject({ phase: 'connecting', hasFailed: false });
  jest.advanceTimersByTime(1);
  expect(room.snapshot()).toMatchObject({ phase: 'connecting', hasFailed: true });
  server.setPresent('patient', false);
  expect(room.snapshot()).toMatchObject({ phase: 'waiting', hasFailed: false });
  jest.useRealTimers();
  await media.turn();
});

it('says after eight seconds that its channel is not joined, until it is', async () => {
  const { server, room, enter, media } = openRoom();
  await enter();
  await media.turn();
  jest.useFakeTimers();
  const isCutOffAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return room.snapshot().isCutOff;
  };
  server.setJoined(false);
  expect(isCutOffAfter(7999)).toBe(false);
  expect(isCutOffAfter(1)).toBe(true);
  jest.useRealTimers();
  server.setJoined(true);
  await media.turn();
  expect(room.snapshot()).toMatchObject({ isCutOff: false, isSignalling: true });
});

describe('what stays in the tab', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => stored.set(name, text),
        removeItem: (name: string) => stored.delete(name),
      },
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('is that it was in the room when the page was closed, and that it left otherwise', async () => {
    const { room, enter, server } = openRoom();
    expect(readTrace(CONSULTATION)).toBeNull();
    await enter();
    const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    window.dispatchEvent(new Event('pagehide'));
    // At once: what waits for anything is lost with the page.
    expect(fetching).toHaveBeenCalledWith(new URL('https://portal.example/rest/v1/rpc/leave_room'), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', apikey: 'key', authorization: 'Bearer token' },
      body: JSON.stringify({ consultation_id: CONSULTATION, page: server.entered() }),
    });
    const inside = readTrace(CONSULTATION);
    expect(inside).toEqual({ pages: [server.entered()], hasLeft: false });
    await enter();
    await room.leave();
    expect(readTrace(CONSULTATION)).toEqual({
      pages: [server.entered(), ...(inside?.pages ?? [])],
      hasLeft: true,
    });
    expect(server.entered()).not.toBe(inside?.pages[0]);
  });

  it('is the page that may have entered without an answer, which leaves', async () => {
    const { room, enter, server } = openRoom();
    server.refuse('enter_room', 'network');
    await enter();
    expect(room.snapshot()).toMatchObject({ phase: 'refused', refusal: 'network' });
    expect(readTrace(CONSULTATION)).toEqual({ pages: [server.entered()], hasLeft: true });
    expect(server.called('leave_room')).toBe(1);
    expect(server.leaving()).toBe(false);
    server.allow('enter_room');
    await enter();
    await room.leave();
    expect(server.leaving()).toBe(true);
  });

  it('is still that the call dropped while it enters again', async () => {
    const { room, enter, server } = openRoom();
    leaveTrace(CONSULTATION, { page: 'before', hasLeft: false });
    server.refuse('enter_room', 'network');
    await enter();
    expect(room.snapshot().phase).toBe('refused');
    expect(readTrace(CONSULTATION)).toEqual({ pages: [server.entered(), 'before'], hasLeft: false });
  });

  it('is nothing where another device took over', async () => {
    const { server, room, enter, media } = openRoom();
    await enter();
    server.setOutcome('page_left');
    server.hint();
    await media.turn();
    expect(room.snapshot().phase).toBe('taken_over');
    expect(readTrace(CONSULTATION)).toBeNull();
  });
});

it('is not present after the end, until it enters the room that was opened again', async () => {
  const { server, room, media, enter } = openRoom();
  await enter();
  expect(server.tracked()).not.toBeNull();
  server.setOutcome('room_ended');
  server.hint();
  await media.turn();
  expect(room.snapshot().phase).toBe('ended');
  expect(server.tracked()).toBeNull();
  server.setOutcome('entered');
  await enter();
  expect(server.tracked()).not.toBeNull();
});

it('no longer listens to a room that has ended once it is left', async () => {
  const { server, room, media, enter } = openRoom();
  await enter();
  server.setOutcome('room_ended');
  server.hint();
  await media.turn();
  expect(room.snapshot().isSignalling).toBe(true);
  await room.leave();
  await media.turn();
  expect(room.snapshot()).toMatchObject({ phase: 'left', isSignalling: false });
  expect(server.called('leave_room')).toBe(0);
  expect(server.removed()).toBe(1);
});

describe('after its connection was lost', () => {
  const greetings = ({ sent }: ReturnType<typeof createFakeClient>) =>
    sent.filter(({ kind }) => kind === 'hello').length;

  it('greets again', async () => {
    const { server, enter, media } = openRoom();
    await enter();
    await media.turn();
    expect(greetings(server)).toBe(1);
    server.setJoined(false);
    server.setJoined(true);
    await media.turn();
    expect(greetings(server)).toBe(2);
  });

  it('sends nothing where another device has taken over in the meantime', async () => {
    const { server, room, enter, media } = openRoom();
    await enter();
    await media.turn();
    const before = server.sent.length;
    server.setJoined(false);
    room.restart();
    server.setOutcome('page_left');
    server.setJoined(true);
    await media.turn();
    await media.turn();
    expect(room.snapshot().phase).toBe('taken_over');
    expect(server.sent).toHaveLength(before);
    expect(server.tracked()).toBeNull();
  });

  it('is confirmed also where the first join took long', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout'] });
    const server = createFakeClient();
    server.setUnreachable();
    const { room, enter, media } = openRoom('patient', server);
    await enter();
    await media.turn();
    jest.setSystemTime(Date.now() + 60_000);
    server.setOutcome('page_left');
    server.setJoined(true);
    await media.turn();
    await media.turn();
    expect(room.snapshot().phase).toBe('taken_over');
    expect(greetings(server)).toBe(0);
    jest.useRealTimers();
  });

  it('asks before it builds a connection again', async () => {
    const { server, room, enter, media } = openRoom();
    await enter();
    await media.turn();
    const before = server.sent.length;
    server.setOutcome('page_left');
    room.restart();
    await media.turn();
    expect(room.snapshot().phase).toBe('taken_over');
    expect(server.sent.slice(before).filter(({ kind }) => kind === 'hello')).toEqual([]);
  });

  it('waits until the database answers', async () => {
    const { server, room, enter, media } = openRoom();
    await enter();
    await media.turn();
    server.setJoined(false);
    server.refuse('enter_room', 'network');
    server.setJoined(true);
    await media.turn();
    expect(greetings(server)).toBe(1);
    expect(room.snapshot().isSignalling).toBe(false);
    server.allow('enter_room');
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(greetings(server)).toBe(2);
    expect(room.snapshot().isSignalling).toBe(true);
  });

  describe('for long', () => {
    beforeEach(() => {
      jest.useFakeTimers();
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const limit = new AbortController();
        setTimeout(() => limit.abort(), ms);
        return limit.signal;
      });
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });

    const entered = async (role: RoomRole = 'patient') => {
      const opening = openRoom(role);
      void opening.room.enter();
      await jest.advanceTimersByTimeAsync(0);
      expect(opening.room.snapshot().isSignalling).toBe(true);
      return opening;
    };

    it('calls the database each minute, and after a call without an answer at once again', async () => {
      const { server, room } = await entered();
      server.refuse('enter_room', 'network');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.called('enter_room')).toBe(2);
      server.allow('enter_room');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(server.called('enter_room')).toBe(3);
      await jest.advanceTimersByTimeAsync(59_999);
      expect(server.called('enter_room')).toBe(3);
      await jest.advanceTimersByTimeAsync(1);
      expect(server.called('enter_room')).toBe(4);
      expect(room.snapshot().phase).toBe('waiting');
    });

    it('opens the door with the first answer after one was lost, and says nothing before', async () => {
      const { server, room } = await entered('professional');
      server.hang('admit_patient');
      server.refuse('enter_room', 'network');
      let refusal: string | null | undefined;
      void room.admit().then((answer) => {
        refusal = answer;
      });
      await jest.advanceTimersByTimeAsync(30_000);
      expect(refusal).toBeUndefined();
      expect(room.snapshot().isAdmitted).toBe(false);
      server.allow('enter_room');
      await jest.advanceTimersByTimeAsync(3000);
      expect(refusal).toBeNull();
      expect(room.snapshot().isAdmitted).toBe(true);
    });

    it('leaves until that is answered', async () => {
      const { server, room } = await entered();
      server.refuse('leave_room', 'network');
      await room.leave();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(server.called('leave_room')).toBe(2);
      server.allow('leave_room');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.called('leave_room')).toBe(3);
    });

    it('connects again in a hidden page, which supabase-js does not', async () => {
      const { server, room } = await entered();
      server.setJoined(false);
      await jest.advanceTimersByTimeAsync(6000);
      expect(server.connections()).toBe(0);
      Object.assign(document, { visibilityState: 'hidden' });
      await jest.advanceTimersByTimeAsync(10_000);
      expect(server.connections()).toBe(1);
      expect(room.snapshot().isSignalling).toBe(true);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.connections()).toBe(1);
      await room.leave();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.connections()).toBe(1);
    });

    it('goes on where a request has no answer, once the next one has', async () => {
      const { server, room } = await entered();
      server.setJoined(false);
      server.hang('enter_room');
      server.setJoined(true);
      await jest.advanceTimersByTimeAsync(5000);
      server.allow('enter_room');
      expect(greetings(server)).toBe(1);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(greetings(server)).toBe(2);
      expect(room.snapshot()).toMatchObject({ phase: 'waiting', isSignalling: true });
    });

    it('joins with the new token soon where the old one has expired, and seldom where that is refused, too', async () => {
      const { server, room } = await entered();
      server.refuseJoin('InvalidJWTToken: Token has expired');
      await jest.advanceTimersByTimeAsync(2000);
      expect(server.channels()).toBe(2);
      expect(room.snapshot().isSignalling).toBe(true);
      server.setUnreachable();
      server.refuseJoin('InvalidJWTToken: Token has expired');
      await jest.advanceTimersByTimeAsync(2000);
      expect(server.channels()).toBe(3);
      server.refuseJoin('InvalidJWTToken: Token has expired');
      await jest.advanceTimersByTimeAsync(2000);
      expect(server.channels()).toBe(3);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(server.channels()).toBe(4);
    });
  });
});

it('gives up entering where the server does not answer', async () => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
  const { server, room } = openRoom();
  server.hang('enter_room');
  void room.enter();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(room.snapshot()).toMatchObject({ phase: 'refused', refusal: 'timeout' });
  jest.useRealTimers();
  jest.restoreAllMocks();
});
