import type { RoomPhase } from '../provider';
import { phaseOf, type Facts } from './phase';

const INSIDE: Facts = {
  standing: 'inside',
  connection: null,
  isConnecting: false,
  wasConnected: false,
  isOtherPresent: true,
  isSignalling: true,
};

it.each<[string, Partial<Facts>, RoomPhase]>([
  ['no one let in yet', {}, 'waiting'],
  ['the other side absent', { isOtherPresent: false }, 'waiting'],
  ['a connection begun', { connection: 'new' }, 'connecting'],
  ['a connection that is built again', { isConnecting: true }, 'connecting'],
  ['the other side gone meanwhile', { isConnecting: true, isOtherPresent: false }, 'waiting'],
  ['a connection made', { connection: 'connected', wasConnected: true }, 'connected'],
  [
    'the socket lost in a call',
    { connection: 'connected', isSignalling: false, isOtherPresent: false },
    'connected',
  ],
  ['the call interrupted', { connection: 'disconnected', wasConnected: true }, 'reconnecting'],
  ['a page that reloads', { wasConnected: true }, 'reconnecting'],
  [
    'call and socket interrupted',
    { connection: 'failed', wasConnected: true, isSignalling: false, isOtherPresent: false },
    'reconnecting',
  ],
  [
    'a browser that crashed',
    { connection: 'disconnected', wasConnected: true, isOtherPresent: false },
    'waiting',
  ],
  ['another device in its place', { standing: 'taken_over', connection: 'connected' }, 'taken_over'],
  ['the end', { standing: 'ended', wasConnected: true }, 'ended'],
])('with %s', (_, facts, phase) => {
  expect(phaseOf({ ...INSIDE, ...facts })).toBe(phase);
});
