import { noteOf } from './note';
import { signalsIn } from './signal';

const FROM = '11111111-1111-4111-8111-111111111111';

it('reads the signals of a broadcast', () => {
  const signals = [
    { kind: 'hello', from: FROM, admits: true },
    { kind: 'description', from: FROM, to: FROM, description: { type: 'offer', sdp: 'v=0' } },
    { kind: 'candidate', from: FROM, to: FROM, candidate: { candidate: '' } },
    { kind: 'delay', from: FROM, minutes: 5 },
  ];
  expect(signalsIn({ signals })).toEqual(signals);
});

it.each([
  null,
  {},
  { signals: 'hello' },
  { signals: [null, { kind: 'hello' }, { kind: 'hello', from: 'x' }, { kind: 'other', from: FROM }] },
  { signals: [{ kind: 'description', from: FROM, description: null }] },
  { signals: [{ kind: 'candidate', from: FROM, candidate: 'x' }] },
  { signals: [{ kind: 'hello', from: FROM, to: 1 }] },
  { signals: [{ kind: 'delay', from: FROM, minutes: 1e9 }] },
])('ignores what is none: %j', (payload) => {
  expect(signalsIn(payload)).toEqual([]);
});

it('ignores notes that are none', () => {
  const note = {
    microphone: true,
    camera: false,
    screen: false,
    isPaused: false,
    isAudioOnly: false,
    sendsSound: true,
  };
  expect(noteOf({ ...note, more: 'text' })).toEqual(note);
  expect(noteOf({ ...note, camera: 'yes' })).toBeNull();
  expect(noteOf(null)).toBeNull();
});
