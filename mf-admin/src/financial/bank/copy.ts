import type { EntryKind } from './use-bank';

export const copy = {
  title: 'Tarifas e aportes',
  text: 'O que o banco cobrou e o que a plataforma pôs na conta. Compare o saldo com o extrato do banco.',
  failedText: 'Não foi possível carregar o saldo.',
  balance: 'Saldo esperado',
  fees: 'Tarifas',
  topUps: 'Aportes',
  unproven: 'Marcado à mão, fora deste saldo',
  list: 'Últimos lançamentos',
  more: 'Mostrar mais',
  none: 'Nenhuma tarifa e nenhum aporte registrados.',
  columns: { entry: 'Lançamento', day: 'Dia no extrato', amount: 'Valor', action: 'Ação' },
  kinds: { bank_fee: 'Tarifa do banco', top_up: 'Aporte' } satisfies Record<EntryKind, string>,
  reversal: (kind: string) => `${kind}, desfeito`,
  takesBack: (kind: string) => `Desfaz: ${kind.toLowerCase()}`,
  by: (name: string | null, when: string) => (name ? `${name}, ${when}` : when),
  undo: 'Desfazer',
  /** After "Desfazer", for screen readers. */
  undoWhat: (kind: string, amount: string, day: string) => ` ${kind.toLowerCase()} de ${amount}, ${day}`,
  dialogs: {
    bank_fee: {
      open: 'Registrar tarifa',
      hint: 'Como no extrato. Ex.: tarifas do Pix de novembro.',
      done: 'Tarifa registrada',
    },
    top_up: {
      open: 'Registrar aporte',
      hint: 'Para que foi. Ex.: cobre as tarifas de novembro.',
      done: 'Aporte registrado',
    },
  } satisfies Record<EntryKind, object>,
  amount: 'Valor',
  amountMissing: 'Digite o valor, maior que zero.',
  amountRule: (most: string) => `No máximo ${most}.`,
  day: 'Dia no extrato',
  dayRule: 'Escolha um dia do último ano, até hoje.',
  reason: 'Motivo',
  reasonMissing: 'Escreva o motivo.',
  undoTitle: 'Desfazer lançamento',
  undoText: (kind: string, amount: string) =>
    `${kind} de ${amount}: continua na lista, com um lançamento contrário.`,
  undoHint: 'O que estava errado.',
  undone: 'Lançamento desfeito',
};
