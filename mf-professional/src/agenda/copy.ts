import {
  dateBlock,
  formatDayMonth,
  formatDayShort,
  formatMonthYear,
  type IsoDay,
} from 'shared-domain/schedule';
import { cancelCopy } from './cancel-copy';
import { counted } from './counted';
import { newCopy } from './new-copy';
import { proposeCopy } from './propose-copy';
import type { ShownState } from './state';

const yearOf = (day: IsoDay) => day.slice(0, 4);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const dayAndMonth = (day: IsoDay) => formatDayShort(day).split(', ')[1] ?? '';
const minutes = (count: number) => counted(count, 'minuto', 'minutos');

/** "23 a 29 de novembro de 2026", "30 de novembro a 6 de dezembro de 2026" */
function days(first: IsoDay, last: IsoDay): string {
  const end = `${formatDayMonth(last)} de ${yearOf(last)}`;
  if (first.slice(0, 7) === last.slice(0, 7)) return `${formatDayMonth(first).split(' de ')[0]} a ${end}`;
  const year = yearOf(first) === yearOf(last) ? '' : ` de ${yearOf(first)}`;
  return `${formatDayMonth(first)}${year} a ${end}`;
}

export const copy = {
  title: 'Agenda',
  zone: (name: string) => `No horário de ${name}.`,
  suspended: 'Seu cadastro está suspenso: a agenda aparece, mas não pode ser mudada.',
  backToStatus: 'Situação do cadastro',
  hours: 'Horários de atendimento',
  more: 'Mais ações da agenda',
  failed: 'A agenda não carregou',
  failedText: 'Suas sessões continuam marcadas. Confira a conexão e tente de novo.',
  week: 'Semana',
  day: 'Dia',
  view: 'Vista',
  today: 'Hoje',
  now: 'Agora',
  previous: { week: 'Semana anterior', day: 'Dia anterior' },
  next: { week: 'Próxima semana', day: 'Próximo dia' },
  days,
  month: formatMonthYear,
  monthOf: (day: IsoDay) => capitalized(formatMonthYear(day)),
  fullDay: (day: IsoDay) => `${formatDayMonth(day)} de ${yearOf(day)}`,
  dayTitle: (day: IsoDay, today: IsoDay) =>
    day === today ? `Hoje, ${formatDayMonth(day)}` : capitalized(dayName(day)),
  dayName,
  shortWeekday: (day: IsoDay) => dateBlock(day).weekday,
  extra: 'extra',
  isToday: 'hoje',
  counts: (consultations: number, free: number) =>
    `${counted(consultations, 'sessão', 'sessões')}, ${counted(free, 'livre', 'livres')}`,
  weekOf: (first: IsoDay, last: IsoDay) => `Semana de ${days(first, last)}`,
  daysOfWeek: 'Dias da semana',
  sessions: (count: number) => counted(count, 'sessão', 'sessões'),
  empty: {
    title: 'Nenhuma sessão nesta semana',
    free: (count: number) =>
      count === 0
        ? 'E nenhum horário livre para marcar.'
        : `Há ${counted(count, 'horário livre', 'horários livres')} que os pacientes podem marcar.`,
  },
  first: {
    title: 'Diga quando você atende',
    text: 'Com horários definidos, os pacientes já podem marcar sessões de 50 minutos com você.',
    action: 'Definir horários',
  },
  gone: 'Esta sessão não está mais na sua agenda',
  closedDay: 'Sem atendimento neste dia.',
  emptyDay: 'Nenhuma sessão neste dia.',
  openExtra: 'Abrir um horário extra',
  pause: (from: string, to: string) => `${from} às ${to}, intervalo`,
  until: (from: string, to: string) => `${from} às ${to}`,
  untilTime: (to: string) => `até ${to}`,
  free: 'livre',
  freeRow: 'Livre',
  block: 'Bloqueado',
  back: 'Voltar',
  /** "qui., 26 nov., 11:00 às 11:50" */
  period: (day: IsoDay, from: string, to: string) => `${formatDayShort(day)}, ${from} às ${to}`,
  longPeriod: (first: IsoDay, from: string, last: IsoDay, to: string) =>
    `${formatDayShort(first)}, ${from}, a ${formatDayShort(last)}, ${to}`,
  /** "qui., 26 nov., dia inteiro" */
  wholeDays: (first: IsoDay, last: IsoDay) =>
    first === last
      ? `${formatDayShort(first)}, dia inteiro`
      : `${formatDayShort(first)} a ${formatDayShort(last)}, dias inteiros`,
  words: {
    pending: 'Aguarda Pix',
    scheduled: 'Confirmada',
    proposed: 'Novo horário?',
    running: 'Em andamento',
    ended: 'Encerrada',
    completed: 'Concluída',
    no_show: 'Não compareceu',
    cancelled: 'Cancelada',
    expired: 'Expirada',
    reported: 'Ausência informada',
    absent: 'Ausência confirmada',
  } satisfies Record<ShownState, string>,
  outside: 'Fora do horário',
  inMinutes: (count: number) => `Em ${minutes(count)}`,
  upcoming: (count: number | null) =>
    count === null ? 'Próxima sessão' : `Próxima sessão, em ${minutes(count)}`,
  ongoing: 'Sessão em andamento',
  when: (day: string, from: string, to: string) => `${day}, ${from} às ${to}`,
  todayAt: 'Hoje',
  key: {
    title: 'Como ler a agenda',
    pending: 'Pendente de pagamento',
    proposed: 'Novo horário proposto',
    block: 'Bloqueado, só você vê',
    free: 'Livre para marcar',
  },
  mini: {
    title: 'Mês',
    previous: 'Mês anterior',
    next: 'Próximo mês',
    weekdays: ['s', 't', 'q', 'q', 's', 's', 'd'],
  },
  panel: {
    first: 'Primeira sessão',
    start: 'Iniciar sessão',
    startLabel: (name: string) => `Iniciar sessão com ${name}`,
    chat: 'Chat',
    chatWith: (name: string) => `com ${name}`,
    paid: (price: string) => `${price}, pago`,
    unpaid: (price: string) => `${price}, aguarda o pagamento`,
    charge: (opens: string, expires: string) =>
      `O Pix abre em ${opens}. Sem pagamento até ${expires}, o horário volta a ficar livre.`,
    returned: (amount: string) => `${amount} já devolvidos`,
    returnedByBank: 'O banco de quem pagou tirou o Pix. A sessão continua marcada.',
    refundDue: (price: string) => `Reembolso de ${price} a caminho`,
    refunded: (price: string) => `${price} reembolsados`,
    video: 'Por vídeo, 50 minutos',
    book: 'Marcar',
    bookFor: (name: string) => `Marcar sessão para ${name}`,
    tooLate: 'Faltam menos de 26h: não dá mais para remarcar.',
    waitingPayment: 'A sessão abre depois do pagamento.',
    outside: 'Fora do seu horário de atendimento. Ela continua valendo.',
    cancelledBy: (by: string | null, patient: string) => {
      if (by === 'professional') return 'Você cancelou.';
      if (by === 'absence') return 'Cancelada: a sua ausência foi registrada.';
      return by === 'patient' ? `${patient} cancelou.` : 'Cancelada pela equipe.';
    },
    reason: (reason: string) => `Motivo: ${reason}`,
    expired: 'Não foi paga a tempo; o horário voltou a ficar livre.',
    correctable: (day: string) => `Você pode corrigir até ${day}.`,
    correct: 'Corrigir para concluída',
    askOutcome: 'Diga como terminou. Depois de 24h, ela é concluída automaticamente.',
    completed: 'Concluída',
    noShow: 'Não compareceu',
    outcomeWhen: (day: string, time: string) => `${day}, às ${time}`,
  },
  times: {
    at: (day: string, time: string) => `${day}, ${time}`,
    day: 'Dia',
    week: (first: IsoDay, last: IsoDay) => `${dayAndMonth(first)} a ${dayAndMonth(last)}`,
    free: (day: string) => `Horários livres em ${day}`,
    none: 'Nenhum horário livre neste dia.',
    loading: 'Carregando os horários…',
    failed: 'Não foi possível carregar os horários livres.',
  },
  cancel: cancelCopy,
  propose: proposeCopy,
  new: newCopy,
};

function dayName(day: IsoDay): string {
  const names = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
  return `${names[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDayMonth(day)}`;
}
