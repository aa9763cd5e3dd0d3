import { factsOf, type Notification } from 'shared-domain/notifications';
import { timeLabel, wordsOf } from './words';

const notification = (kind: string, facts: Record<string, unknown>): Notification => ({
  id: '1',
  kind,
  title: 'Título',
  body: '',
  facts: factsOf({ starts_at: '2026-12-01T17:00:00Z', who: 'Camila', ...facts }),
  link: '/',
  isRead: false,
  at: '2026-11-24T12:00:00Z',
});
const OWN = { zone: 'America/Sao_Paulo', place: null };
const START = 'ter., 1º dez., 14:00';
const FREE = 'O horário voltou a ficar livre.';

describe('the text of a notification', () => {
  it.each([
    ['booked', { first: true }, 'Primeira consulta com Camila | Ter., 1º dez., 14:00. Pagamento confirmado.'],
    ['paid', { amount_cents: 15000 }, `Título | R$ 150,00. Consulta com Camila: ${START}.`],
    [
      'moved',
      { was_at: '2026-11-30T12:00:00Z' },
      `Consulta com Camila remarcada | De seg., 30 nov., 09:00 para ${START}.`,
    ],
    [
      'moved',
      { was_at: '2026-11-30T12:00:00Z', by: 'platform', free_until: '2026-12-01T17:00:00Z' },
      `A equipe mudou a consulta com Camila | De seg., 30 nov., 09:00 para ${START}. Não serve? Até ${START}, cancele e receba tudo de volta.`,
    ],
    ['cancelled', { by: 'patient' }, `Camila cancelou a consulta | Era ${START}. ${FREE}`],
    [
      'cancelled',
      { by: 'professional', amount_cents: 15000 },
      `Camila cancelou a consulta | Era ${START}. R$ 150,00 voltam em até 2 dias úteis.`,
    ],
    [
      'cancelled',
      { by: 'absence', amount_cents: 15000 },
      `Camila não veio à consulta | Era ${START}. R$ 150,00 voltam em até 2 dias úteis.`,
    ],
    ['waited_for', {}, 'Camila espera por você na sala | A sessão já começou.'],
    ['cancelled', { by: 'platform' }, `Título | A equipe cancelou a consulta com Camila: ${START}.`],
    ['unpaid', {}, `A consulta com Camila não foi paga | O horário de ${START} foi liberado.`],
    ['refund_due', { amount_cents: 20000 }, 'Título | R$ 200,00, em até 2 dias úteis.'],
    ['message', {}, 'Mensagem de Camila | Abra a conversa para ler.'],
    ['message', { count: 3, who: null }, 'Título | 3 mensagens novas. Abra a conversa para ler.'],
    [
      'absence',
      {},
      `Camila informou que você não veio | Era ${START}. Responda na agenda: o valor fica retido até a equipe decidir.`,
    ],
    [
      'absence_decided',
      { outcome: 'refund' },
      `Título | O valor da consulta com Camila, ${START}, volta para quem pagou.`,
    ],
    [
      'absence_decided',
      { outcome: 'pay' },
      `Título | O valor da consulta com Camila, ${START}, fica com o profissional.`,
    ],
    [
      'payment_returned',
      {},
      `Título | O banco de quem pagou a consulta com Camila, ${START}, pediu o valor de volta. Ela continua marcada até a equipe decidir.`,
    ],
    [
      'mark_undone',
      { amount_cents: 15000 },
      `Título | O pagamento tinha sido marcado por engano. Consulta com Camila: ${START}. Para confirmar, pague R$ 150,00 no prazo.`,
    ],
    ['mark_undone', {}, `Título | O pagamento tinha sido marcado por engano. Consulta com Camila: ${START}.`],
    [
      'refund_withdrawn',
      {},
      `Título | O pagamento da consulta com Camila, ${START}, tinha sido marcado por engano. Se você pagou, fale com a equipe.`,
    ],
    ['review', { stars: 1 }, 'Nova avaliação, 1 estrela | Está no seu painel.'],
    [
      'booked_for_you',
      { count: 4 },
      `Camila marcou 4 consultas para você | A primeira: ${START}. Veja até quando pagar.`,
    ],
    [
      'payment_reminder',
      { amount_cents: 15000 },
      `Título | R$ 150,00. Consulta com Camila: ${START}. Veja até quando pagar.`,
    ],
    [
      'charge_open',
      { amount_cents: 15000 },
      `Título | R$ 150,00. Consulta com Camila: ${START}. Veja até quando pagar.`,
    ],
    [
      'wrong_amount',
      { amount_cents: 15000 },
      `Título | Pague exatamente R$ 150,00. Consulta com Camila: ${START}. O que chegou volta em até 2 dias úteis.`,
    ],
    ['series_date_back', {}, 'Camila retomou uma data da série | Ter., 1º dez., 14:00. Ainda não foi paga.'],
    [
      'proposal_expired',
      { by: 'professional' },
      `A proposta de Camila venceu sem resposta | A consulta de ${START} continua valendo.`,
    ],
    ['proposal_expired', {}, `Camila não respondeu à proposta | A consulta de ${START} continua valendo.`],
    [
      'proposed',
      {},
      `Camila propôs outro horário | A consulta de ${START} continua valendo até você responder.`,
    ],
  ])('%s %p', (kind, facts, expected) => {
    const { title, body } = wordsOf(notification(kind, facts), OWN);
    expect(`${title} | ${body}`.replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('names times in the reader’s zone, also across midnight', () => {
    const moved = notification('moved', {
      starts_at: '2026-12-02T04:30:00Z',
      was_at: '2026-12-01T17:00:00Z',
    });
    const rioBranco = { zone: 'America/Rio_Branco', place: 'Rio Branco' };
    expect(wordsOf(moved, rioBranco).body.replaceAll('\u00a0', ' ')).toBe(
      'De ter., 1º dez., 12:00 (Rio Branco) para ter., 1º dez., 23:30 (Rio Branco).',
    );
  });

  it('is the stored one of a kind that this version does not know', () => {
    expect(wordsOf({ ...notification('news', {}), body: 'Texto' }, OWN)).toEqual({
      title: 'Título',
      body: 'Texto',
    });
  });
});

describe('the time of a notification', () => {
  const now = new Date('2026-11-26T13:52:00Z');
  it.each([
    ['2026-11-26T13:51:30Z', 'agora'],
    ['2026-11-26T12:14:00Z', '09:14'],
    ['2026-11-25T21:20:00Z', '18:20'],
    ['2026-11-23T15:00:00Z', 'seg., 23'],
    ['2026-11-12T15:00:00Z', '12 nov.'],
    ['2025-11-12T15:00:00Z', '12 nov. 2025'],
  ])('%s is %s', (at, label) => {
    expect(timeLabel(at, now)).toBe(label);
  });

  it('is that of the reader’s zone', () => {
    const earlier = '2026-11-26T03:30:00Z';
    expect(timeLabel(earlier, now, 'America/Rio_Branco')).toBe('22:30');
    expect(timeLabel('2026-11-24T03:30:00Z', now, 'America/Rio_Branco')).toBe('seg., 23');
  });
});
