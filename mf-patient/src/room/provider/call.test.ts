import { createCall, type CallState } from './call';
import type { Link, LinkOptions } from './link';
import type { Signal } from './signal';

interface FakeLink {
  readonly options: LinkOptions;
  isOpen: boolean;
}
const links: FakeLink[] = [];

/** A link that offers at once, is answered, and then is connected. */
jest.mock('./link', () => ({
  openLink: (options: LinkOptions): Link => {
    const link: FakeLink = { options, isOpen: true };
    links.push(link);
    if (options.offers) options.send({ kind: 'description', description: { type: 'offer', sdp: 'offer' } });
    return {
      page: options.page,
      isConnected: () => false,
      hear: (signal) => {
        if (signal.kind !== 'description') return;
        if (!options.offers)
          options.send({ kind: 'description', description: { type: 'answer', sdp: 'answer' } });
        options.onChange({ connection: 'connected' });
      },
      repeat: () => undefined,
      restart: () => undefined,
      report: () => undefined,
      replace: async () => undefined,
      close: () => {
        link.isOpen = false;
      },
    };
  },
}));

beforeEach(() => links.splice(0));

/** Two sides of a room whose signals arrive once `deliver` is called. */
function openSides({ wasAdmitted = false } = {}) {
  const waiting: { readonly to: 'patient' | 'professional'; readonly signal: Signal }[] = [];
  let confirm = async () => true;
  const sideOf = (role: 'patient' | 'professional') => {
    let state: Partial<CallState> = {};
    const to = role === 'patient' ? 'professional' : 'patient';
    const call = createCall({
      role,
      readIceServers: async () => ({}),
      tracks: () => ({ audio: null, video: null }),
      isScreen: () => false,
      note: () => ({ microphone: true, camera: true, screen: false, isAudioOnly: false, sendsSound: true }),
      send: (signal) => waiting.push({ to, signal }),
      confirm: () => confirm(),
      forget: () => undefined,
      onChange: (change) => {
        state = { ...state, ...change };
      },
    });
    if (wasAdmitted) call.admit();
    return { call, state: () => state };
  };
  const sides = { patient: sideOf('patient'), professional: sideOf('professional') };
  const deliver = () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) sides[next.to].call.hear(next.signal);
  };
  return {
    ...sides,
    deliver,
    sent: () => waiting.length,
    confirmWith: (answer: Promise<boolean>) => {
      confirm = () => answer;
    },
    lose: () => waiting.splice(0),
    replacePatient: () => (sides.patient = sideOf('patient')),
  };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));
const openLinks = () => links.filter(({ isOpen }) => isOpen).length;

it('connects once the professional lets the patient in', () => {
  const { patient, professional, deliver } = openSides();
  patient.call.greet();
  professional.call.greet();
  deliver();
  expect(links).toEqual([]);
  patient.call.admit();
  deliver();
  expect(links).toEqual([]);
  professional.call.admit();
  deliver();
  expect(patient.state()).toMatchObject({ connection: 'connected', isAdmitted: true, wasConnected: true });
  expect(professional.state()).toMatchObject({ connection: 'connected', isAdmitted: true });
  expect(links.map(({ options }) => options.offers).sort()).toEqual([false, true]);
});

it('lets in a patient who comes after the door was opened', () => {
  const { patient, professional, deliver } = openSides();
  professional.call.greet();
  professional.call.admit();
  deliver();
  patient.call.greet();
  deliver();
  expect(patient.state().connection).toBe('connected');
  expect(openLinks()).toBe(2);
});

it('asks a patient to wait, also one who comes later', () => {
  const sides = openSides();
  sides.patient.call.greet();
  sides.professional.call.greet();
  sides.professional.call.delay(5);
  sides.deliver();
  const until = sides.professional.state().delayedUntil ?? 0;
  expect(until).toBeGreaterThan(Date.now());
  expect(sides.patient.state().delayedUntil).toBeGreaterThanOrEqual(until);
  const later = sides.replacePatient();
  later.call.greet();
  sides.deliver();
  expect(later.state().delayedUntil).toBeGreaterThanOrEqual(until);
});

it('connects again with a page that reloaded', () => {
  const sides = openSides({ wasAdmitted: true });
  sides.patient.call.greet();
  sides.professional.call.greet();
  sides.deliver();
  expect(openLinks()).toBe(2);
  // A crash: the old page says nothing, and its link stays behind.
  const after = sides.replacePatient();
  after.call.greet();
  sides.deliver();
  expect(after.state().connection).toBe('connected');
  expect(openLinks()).toBe(3);
});

it('builds the connection again when it brings nothing', async () => {
  const { patient, professional, deliver } = openSides({ wasAdmitted: true });
  patient.call.greet();
  deliver();
  links.at(-1)?.options.onSilent();
  await turn();
  deliver();
  expect(professional.state().connection).toBe('connected');
  expect(patient.state().connection).toBe('connected');
  expect(openLinks()).toBe(2);
});

it('builds it again only once the page is confirmed, and under its newest name', async () => {
  const { patient, deliver, sent, confirmWith } = openSides({ wasAdmitted: true });
  patient.call.greet();
  deliver();
  let answer: (mayGreet: boolean) => void = () => undefined;
  confirmWith(new Promise((resolve) => (answer = resolve)));
  links.at(-1)?.options.onSilent();
  patient.call.restart();
  await turn();
  expect(sent()).toBe(0);
  answer(true);
  await turn();
  expect(sent()).toBe(1);
  confirmWith(Promise.resolve(false));
  patient.call.restart();
  await turn();
  expect(sent()).toBe(1);
});

it('closes the door of a patient when the professional leaves', () => {
  const { patient, professional, deliver } = openSides({ wasAdmitted: true });
  patient.call.greet();
  deliver();
  professional.call.leave();
  deliver();
  expect(patient.state()).toMatchObject({ connection: null, isAdmitted: false, wasConnected: false });
  expect(openLinks()).toBe(0);
});

it('makes the patient wait for another device of the professional', () => {
  const { patient, deliver } = openSides({ wasAdmitted: true });
  patient.call.greet();
  deliver();
  const from = crypto.randomUUID();
  patient.call.hear({ kind: 'hello', role: 'professional', from, admits: false });
  expect(patient.state()).toMatchObject({ connection: null, isAdmitted: false });
  // Signals of the first device are late.
  patient.call.hear({
    kind: 'candidate',
    role: 'professional',
    from: links[0]?.options.page ?? '',
    candidate: {},
  });
  expect(patient.state().connection).toBeNull();
});

it('greets again what the other side missed', () => {
  const { patient, professional, deliver, lose } = openSides({ wasAdmitted: true });
  patient.call.greet();
  lose();
  professional.call.greet();
  deliver();
  expect(patient.state().connection).toBe('connected');
});

it('ignores another device of the same side', () => {
  const { patient, deliver } = openSides({ wasAdmitted: true });
  patient.call.greet();
  deliver();
  patient.call.hear({ kind: 'hello', role: 'patient', from: crypto.randomUUID() });
  expect(patient.state().connection).toBe('connected');
});

describe('a connection that cannot be built', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** The professional's offer is lost. */
  const failing = () => {
    const sides = openSides();
    const { call, state } = sides.professional;
    call.admit();
    call.hear({ kind: 'hello', role: 'patient', from: crypto.randomUUID() });
    jest.advanceTimersByTime(12_000);
    links.at(-1)?.options.onSilent();
    call.hear({ kind: 'hello', role: 'patient', from: crypto.randomUUID() });
    jest.advanceTimersByTime(12_999);
    return { ...sides, call, state };
  };

  it('has failed after two tries, and goes on', () => {
    const { call, state } = failing();
    expect(state().attempt).toBe('running');
    jest.advanceTimersByTime(1);
    expect(state()).toMatchObject({ attempt: 'failed', connection: 'new' });
    call.restart();
    expect(state().attempt).toBe('running');
  });

  it('counts the time to connect anew when the other side vanished and is back', () => {
    const { call, state } = failing();
    call.setOtherPresent(false);
    jest.advanceTimersByTime(60_000);
    expect(state().attempt).toBe('none');
    call.setOtherPresent(true);
    jest.advanceTimersByTime(24_999);
    expect(state().attempt).toBe('running');
    jest.advanceTimersByTime(1);
    expect(state().attempt).toBe('failed');
    call.setOtherPresent(false);
    expect(state().attempt).toBe('none');
    call.hear({ kind: 'hello', role: 'patient', from: crypto.randomUUID() });
    expect(state().attempt).toBe('running');
  });

  it('has not failed once it is connected, or the other side leaves', () => {
    const { call, state } = failing();
    links.at(-1)?.options.onChange({ connection: 'connected' });
    jest.advanceTimersByTime(30_000);
    expect(state().attempt).toBe('none');
    const from = crypto.randomUUID();
    call.hear({ kind: 'hello', role: 'patient', from });
    expect(state().attempt).toBe('running');
    call.hear({ kind: 'bye', role: 'patient', from });
    expect(state().attempt).toBe('none');
  });
});
