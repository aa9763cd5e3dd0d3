import {
  answerDeadline,
  isAnswerOverdue,
  isErasureWord,
  isWaiting,
  PRIVACY_REQUEST_STATUSES,
} from './privacy';

it.each(['EXCLUIR', 'excluir', ' Excluir '])('accepts %p as a confirmation', (typed) => {
  expect(isErasureWord(typed)).toBe(true);
});

it.each(['', 'EXCLUI', 'EXCLUIR tudo'])('rejects %p', (typed) => {
  expect(isErasureWord(typed)).toBe(false);
});

it('waits for the team until there is an answer', () => {
  expect(PRIVACY_REQUEST_STATUSES.filter(isWaiting)).toEqual(['open', 'in_progress']);
});

describe('the fifteen days of a request', () => {
  // 23:30 on 20 November in São Paulo.
  const sentAt = '2026-11-21T02:30:00Z';

  it('are counted in São Paulo', () => {
    expect(answerDeadline(sentAt)).toBe('2026-12-05');
  });

  it.each([
    ['2026-12-06T02:59:59Z', false],
    ['2026-12-06T03:00:00Z', true],
  ])('at %s are over: %p', (now, over) => {
    expect(isAnswerOverdue(sentAt, new Date(now))).toBe(over);
  });
});
