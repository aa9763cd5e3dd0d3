import { canCall, type CandidateKind } from './connection-test';
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

it('measures loudness', () => {
  const tone = (height: number) => Float32Array.from({ length: 1024 }, (_, at) => height * Math.sin(at / 5));
  expect(levelOf(new Float32Array(1024))).toBe(0);
  expect(levelOf(tone(0.001))).toBeLessThan(0.05);
  expect(levelOf(tone(0.05))).toBeGreaterThan(0.4);
  expect(levelOf(tone(1))).toBe(1);
});
