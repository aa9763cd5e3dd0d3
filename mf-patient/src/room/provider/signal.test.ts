import { noteOf } from './note';
import { signalsIn } from './signal';

const FROM = '11111111-1111-4111-8111-111111111111';

it('reads the signals of a broadcast', () => {
  const signals = [
    { kind: 'hello', role: 'professional', from: FROM, admits: true },
    {
      kind: 'description',
      role: 'professional',
      from: FROM,
      to: FROM,
      description: { type: 'offer', sdp: 'v=0' },
    },
    { kind: 'candidate', role: 'patient', from: FROM, to: FROM, candidate: { candidate: '' } },
    { kind: 'delay', role: 'professional', from: FROM, minutes: 5 },
  ];
  expect(signalsIn({ signals })).toEqual(signals);
});

it.each([
  null,
  {},
  { signals: 'hello' },
  {
    signals: [
      null,
      { kind: 'hello' },
      { kind: 'hello', role: 'patient', from: 'x' },
      { kind: 'hello', role: 'admin', from: FROM },
      { kind: 'other', role: 'patient', from: FROM },
    ],
  },
  { signals: [{ kind: 'description', role: 'patient', from: FROM, description: null }] },
  { signals: [{ kind: 'candidate', role: 'patient', from: FROM, candidate: 'x' }] },
  { signals: [{ kind: 'hello', role: 'patient', from: FROM, to: 1 }] },
  { signals: [{ kind: 'delay', role: 'patient', from: FROM, minutes: 1e9 }] },
])('ignores what is none: %j', (payload) => {
  expect(signalsIn(payload)).toEqual([]);
});

it('ignores malformed notes', () => {
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
