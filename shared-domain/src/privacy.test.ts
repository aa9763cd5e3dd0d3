import { isErasureWord, isWaiting, PRIVACY_REQUEST_STATUSES } from './privacy';

it.each(['EXCLUIR', 'excluir', ' Excluir '])('takes %p as a confirmation', (typed) => {
  expect(isErasureWord(typed)).toBe(true);
});

it.each(['', 'EXCLUI', 'EXCLUIR tudo'])('does not take %p', (typed) => {
  expect(isErasureWord(typed)).toBe(false);
});

it('waits for the team until there is an answer', () => {
  expect(PRIVACY_REQUEST_STATUSES.filter(isWaiting)).toEqual(['open', 'in_progress']);
});
