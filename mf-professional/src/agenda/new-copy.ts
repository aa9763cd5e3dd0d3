import { counted } from './counted';
import type { PreviewState } from './use-preview';

export const newCopy = {
  title: 'Nova sessão',
  patient: 'Paciente',
  search: 'Nome',
  onlyYours: 'Só quem já é seu paciente. Para alguém novo, envie o link do seu perfil.',
  notYours: 'Este paciente não está na sua lista',
  none: (search: string) => `Ninguém com “${search}”.`,
  noPatients: 'Quem já pagou uma sessão com você aparece aqui.',
  failed: 'Não foi possível carregar os seus pacientes.',
  change: 'Trocar',
  last: (day: string) => `Última sessão: ${day}`,
  next: (day: string) => `Próxima sessão: ${day}`,
  noneYet: 'Nenhuma sessão concluída ainda',
  other: 'Outro',
  otherTime: 'Outro horário',
  price: (amount: string) => `${amount} por sessão, o seu preço de hoje.`,
  setPrice: 'Definir preço',
  priceFailed: 'Não foi possível carregar o seu preço.',
  pix: (name: string) =>
    `${name} recebe o aviso agora e paga por Pix a partir de três dias antes. A sessão fica pendente até o pagamento.`,
  pixSoon: (name: string) =>
    `${name} recebe o aviso agora e tem até duas horas para pagar por Pix. A sessão fica pendente até o pagamento.`,
  paymentsUnavailable: 'Pagamentos indisponíveis no momento',
  paymentsUnavailableText: 'Sem pagamento, nada pode ser marcado agora.',
  askAgain: 'Tentar de novo',
  repeat: 'Repetir',
  repeats: [
    { value: 'once', label: 'Uma vez' },
    { value: '1', label: 'Semanal' },
    { value: '2', label: 'Quinzenal' },
  ],
  count: 'Quantas datas',
  sessions: (count: number) => counted(count, 'data', 'datas'),
  book: (count: number) => {
    if (count === 0) return 'Marcar sessões';
    return count === 1 ? 'Marcar sessão' : `Marcar ${counted(count, 'sessão', 'sessões')}`;
  },
  states: {
    free: 'Livre',
    outside_hours: 'Fora do seu horário',
    holiday: 'Feriado',
    closed: 'Você não atende neste dia',
    blocked: 'Bloqueado por você',
    taken: 'Ocupado',
    past: 'Já passou',
    too_soon: 'Faltam menos de 30 minutos',
    too_far: 'Longe demais: até seis meses',
  } satisfies Record<PreviewState, string>,
  still: 'Você pode marcar mesmo assim. Só este paciente vê o horário.',
  checking: 'Conferindo o horário…',
  unchecked: 'Não foi possível conferir o horário.',
  done: (count: number, name: string, when: string) => ({
    title: count === 1 ? 'Sessão marcada' : `${count} sessões marcadas`,
    text:
      count === 1
        ? `${name}, ${when}. Avisamos por e-mail.`
        : `${name}, a primeira ${when}. Avisamos por e-mail.`,
  }),
};
