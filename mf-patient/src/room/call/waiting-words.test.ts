import type { RoomFacts } from '../facts';
import type { RoomSnapshot } from '../provider';
import { delayEnd, waitingWords } from './waiting-words';

const facts = {
  role: 'patient',
  otherName: 'Marina',
  status: 'scheduled',
  startsAt: '2026-12-01T17:00:00Z',
  endsAt: '2026-12-01T17:50:00Z',
  closesAt: '2026-12-01T17:55:00Z',
  professionalJoinedAt: null,
  isUnattended: false,
  isContested: false,
} as RoomFacts;
const alone = { delayedUntil: null, isOtherPresent: false } as RoomSnapshot;
const at = (time: string) => new Date(`2026-12-01T${time}Z`);
const textAt = (time: string, snapshot = alone) => waitingWords({ facts, snapshot, now: at(time) }).text;

describe('a waiting patient', () => {
  it('reads when the session begins, and afterwards when it should have', () => {
    expect(textAt('16:59:59')).toMatch(/^A sessão começa às 14:00\./);
    expect(textAt('17:00:00')).toMatch(/^A sessão era para começar às 14:00\./);
    expect(textAt('17:10:00')).toMatch(/^Se Marina não entrar até 14:15/);
  });

  it('reads who decides after reporting the absence, and is promised no choice', () => {
    const contested = { ...facts, isContested: true };
    expect(waitingWords({ facts: contested, snapshot: alone, now: at('17:20:00') })).toEqual({
      title: 'Marina ainda não entrou',
      text: 'A nossa equipe decide sobre a ausência que você informou.',
    });
  });

  it('reads the end of a delay by the server’s time, whatever the clock of the device', () => {
    const delayed = { ...alone, delayedUntil: Date.now() + 300_000 };
    expect(textAt('17:02:30', delayed)).toMatch(/^A porta deve abrir até 14:07\./);
  });
});

describe('who entered and is not on the page', () => {
  const entered = { ...facts, professionalJoinedAt: '2026-12-01T16:58:00Z', professionalLeftAt: null };
  const wordsFor = (change: Partial<RoomFacts>) =>
    waitingWords({ facts: { ...entered, ...change }, snapshot: alone, now: at('17:20:00') });

  it('has left only where the server knows it', () => {
    expect(wordsFor({ professionalLeftAt: '2026-12-01T17:19:00Z' }).title).toBe('Marina saiu da conversa');
    expect(wordsFor({ link: null }).title).toBe('Marina não aparece nesta sala agora');
  });

  it('may be behind the external link, where there is one', () => {
    expect(wordsFor({ link: null }).text).not.toMatch(/link externo/);
    expect(wordsFor({ link: 'https://meet.example/x' }).text).toMatch(
      /no link externo, que você abre em Mais/,
    );
  });
});

it('a delay ends', () => {
  expect(delayEnd(null, at('17:00:00'))).toBeNull();
  expect(delayEnd(Date.now() - 1, at('17:00:00'))).toBeNull();
});
