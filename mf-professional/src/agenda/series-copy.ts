import { formatDayMonth, type IsoDay } from 'shared-domain/schedule';
import type { EveryWeeks } from 'shared-domain/series';
import type { SeriesReason } from './use-series';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const often: Readonly<Record<EveryWeeks, string>> = { 1: 'Toda semana', 2: 'A cada duas semanas' };

export const seriesCopy = {
  /** Of a consultation. */
  number: (number: number, of: number) => `Sessão ${number} de ${of}`,
  short: (number: number, of: number) => `${number} de ${of}`,
  rule: (everyWeeks: EveryWeeks, until: IsoDay) => `${often[everyWeeks]}, até ${formatDayMonth(until)}`,
  dates: 'Datas',
  title: (count: number, time: string) => `${counted(count, 'sessão', 'sessões')}, às ${time}`,
  left: (all: number, left: number) =>
    left === 0
      ? 'Todas as datas cabem.'
      : `De ${all} datas, ${left} ${left === 1 ? 'fica' : 'ficam'} de fora.`,
  waiting: 'Escolha o paciente e o horário. As datas aparecem aqui.',
  failed: 'Não foi possível conferir as datas.',
  later: 'Reservada oito semanas antes',
  other: 'Outro horário',
  otherFor: (date: string) => `Outro horário em vez de ${date}`,
  othersFor: (date: string) => `Horários livres perto de ${date}`,
  undo: 'Desfazer',
  undoFor: (date: string) => `Voltar a deixar ${date} de fora`,
  insteadOf: (date: string) => `Em vez de ${date}`,
  free: 'Livre',
  reasons: {
    taken: 'Ocupado',
    blocked: 'Bloqueado por você',
    closed: 'Você não atende',
    holiday: 'Feriado',
    no_such_time: 'O relógio muda',
    past: 'Já passou',
    too_soon: 'Em cima da hora',
    too_far: 'Longe demais',
  } satisfies Record<SeriesReason, string>,
  outside: 'Fora do seu horário de atendimento. Você pode marcar mesmo assim; só este paciente vê.',
  first: 'A primeira data não pode ficar de fora. Escolha outro horário.',
  pix: (name: string) =>
    `${name} recebe um só aviso agora e paga cada sessão por Pix, de três dias a um dia antes. Sem pagamento, o horário volta a ficar livre.`,
  cancel: {
    scope: 'O que cancelar',
    one: 'Só esta sessão',
    following: (count: number) => `Esta e ${count === 1 ? 'a próxima' : `as próximas ${count}`}`,
    days: (days: readonly string[], later: number) =>
      [
        new Intl.ListFormat('pt-BR').format(days),
        later > 0 && `${counted(later, 'data', 'datas')} ainda sem reserva`,
      ]
        .filter(Boolean)
        .join(', mais '),
    failed: 'Não foi possível ler as próximas datas. Só esta sessão pode ser cancelada agora.',
    refund: (amount: string, count: number) =>
      `Reembolso automático de ${amount}, de ${counted(count, 'sessão paga', 'sessões pagas')}`,
    unpaid: 'Nenhuma das sessões foi paga ainda.',
    done: (name: string, amount: string | null) => ({
      title: 'Série encerrada',
      text: amount === null ? `Avisamos ${name}.` : `Avisamos ${name}. ${amount} voltam em até 2 dias úteis.`,
    }),
  },
};
