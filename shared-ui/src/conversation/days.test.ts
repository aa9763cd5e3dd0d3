import type { Message } from 'shared-data/message';
import type { IsoDay } from 'shared-domain/schedule';
import { byDay, nameOfDay, unreadOf, withChanges } from './days';

const sentAt = (id: string, instant: string): Message => ({
  id,
  sender: 'patient',
  text: 'Oi',
  event: null,
  sentAt: instant as Message['sentAt'],
  isRead: false,
});

describe('messages by day', () => {
  it('starts a new day at midnight in São Paulo and keeps the order within it', () => {
    const days = byDay([
      sentAt('a', '2026-11-22T13:00:00Z'),
      sentAt('b', '2026-11-23T02:59:00Z'),
      sentAt('c', '2026-11-23T03:00:00Z'),
    ]);
    expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
      ['2026-11-22', ['a', 'b']],
      ['2026-11-23', ['c']],
    ]);
  });

  it('ends with a later day on request', () => {
    const messages = [sentAt('a', '2026-11-22T13:00:00Z')];
    const daysWith = (day: IsoDay) => byDay(messages, day).map((group) => [group.day, group.entries.length]);
    expect(daysWith('2026-11-23')).toEqual([
      ['2026-11-22', 1],
      ['2026-11-23', 0],
    ]);
    expect(daysWith('2026-11-22')).toEqual([['2026-11-22', 1]]);
    expect(byDay([], '2026-11-23')).toHaveLength(1);
  });

  it('has changes in between, and those before the first message once that is the first of all', () => {
    const changedAt = (id: string, instant: string) => ({
      id,
      changedAt: instant as Message['sentAt'],
      wasAt: instant as Message['sentAt'],
      movedTo: null,
    });
    const messages = [sentAt('b', '2026-11-22T13:00:00Z'), sentAt('d', '2026-11-22T15:00:00Z')];
    const changes = [changedAt('a', '2026-11-21T12:00:00Z'), changedAt('c', '2026-11-22T14:00:00Z')];
    const idsOf = (isWhole: boolean) => withChanges(messages, changes, isWhole).map(({ id }) => id);
    expect(idsOf(true)).toEqual(['a', 'b', 'c', 'd']);
    expect(idsOf(false)).toEqual(['b', 'c', 'd']);
    expect(withChanges([], changes, true)).toHaveLength(2);
  });

  it.each([
    ['2026-11-23', 'Hoje'],
    ['2026-11-22', 'Ontem'],
    ['2026-11-21', 'Sábado, 21 de novembro de 2026'],
  ] as const)('labels %s "%s"', (day, name) => {
    expect(nameOfDay(day, new Date('2026-11-24T02:59:00Z'))).toBe(name);
  });
});

describe('unread messages', () => {
  const messages = [
    sentAt('a', '2026-11-22T13:00:00Z'),
    { ...sentAt('b', '2026-11-22T13:01:00Z'), sender: 'professional' as const },
    sentAt('c', '2026-11-22T13:02:00Z'),
    sentAt('d', '2026-11-22T13:03:00Z'),
  ];
  const idsOf = (list: readonly Message[]) => list.map(({ id }) => id);

  it('are those of the other side since the own last message, and since they were last read', () => {
    expect(idsOf(unreadOf(messages, 'professional', null))).toEqual(['c', 'd']);
    expect(idsOf(unreadOf(messages, 'professional', '2026-11-22T13:02:00Z'))).toEqual(['d']);
    expect(unreadOf(messages, 'patient', null)).toEqual([]);
  });
});
