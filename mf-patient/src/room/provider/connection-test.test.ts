import type { PortalClient } from 'shared-portal/contract';
import { canCall, testConnection, type CandidateKind } from './connection-test';
import { levelOf } from './level';

const SERVERS = [{ urls: 'stun:stun.example' }];

it.each<[string, RTCConfiguration, CandidateKind[], boolean]>([
  ['without servers, an own address', {}, ['host'], true],
  ['without servers, nothing', {}, [], false],
  ['with servers that do not answer', { iceServers: SERVERS }, ['host'], false],
  ['behind a router', { iceServers: SERVERS }, ['host', 'srflx'], true],
  ['through a relay', { iceServers: SERVERS }, ['relay'], true],
  ['by relay only, without one', { iceServers: SERVERS, iceTransportPolicy: 'relay' }, ['srflx'], false],
])('%s', (_, configuration, found, expected) => {
  expect(canCall(configuration, new Set(found))).toBe(expected);
});

describe('the test', () => {
  /** Finds one candidate after some time. */
  const stubConnections = (type: CandidateKind, ms: number) => {
    class Connection {
      iceGatheringState = 'gathering';
      onicecandidate: ((event: unknown) => void) | null = null;
      createDataChannel() {
        return {};
      }
      close() {
        return undefined;
      }
      async setLocalDescription() {
        setTimeout(() => {
          this.onicecandidate?.({ candidate: { type } });
          this.iceGatheringState = 'complete';
        }, ms);
      }
    }
    Object.assign(globalThis, { RTCPeerConnection: Connection });
  };
  const clientOf = (isConnected: boolean) =>
    ({ realtime: { connect: () => undefined, isConnected: () => isConnected } }) as unknown as PortalClient;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  });

  it.each<[string, boolean, RTCConfiguration | null, CandidateKind, number, string]>([
    ['finds a way', true, { iceServers: SERVERS }, 'srflx', 100, 'ok'],
    ['finds a slow way', true, { iceServers: SERVERS }, 'srflx', 2000, 'weak'],
    ['finds none', true, { iceServers: SERVERS }, 'host', 100, 'no_call'],
    ['does not know the servers', true, null, 'host', 100, 'untested'],
    ['has no socket', false, { iceServers: SERVERS }, 'srflx', 100, 'no_signal'],
  ])('%s', async (_, hasSocket, configuration, found, ms, expected) => {
    stubConnections(found, ms);
    const result = testConnection(clientOf(hasSocket), configuration);
    await jest.advanceTimersByTimeAsync(7000);
    await expect(result).resolves.toBe(expected);
  });
});

it('measures loudness', () => {
  const tone = (height: number) => Float32Array.from({ length: 1024 }, (_, at) => height * Math.sin(at / 5));
  expect(levelOf(new Float32Array(1024))).toBe(0);
  expect(levelOf(tone(0.001))).toBeLessThan(0.05);
  expect(levelOf(tone(0.05))).toBeGreaterThan(0.4);
  expect(levelOf(tone(1))).toBe(1);
});
