import { each, type ErrorEntry } from './entry';

const title = 'Erro na ação';

/** Texts of the admin's payouts and of entries of the bank, apart from the others: the page reads them with their tabs. */
export const PAYOUT_ERRORS = {
  'admin-payouts': {
    otherwise: { title, text: 'Não foi possível guardar a decisão. Tente novamente.' },
    codes: {
      too_early: { title, text: 'O repasse é preparado de sexta a domingo.' },
      batch_exists: { title, text: 'Outra pessoa já preparou o repasse desta semana.' },
      nothing_to_pay: { title, text: 'Não há valor pronto para repassar.' },
      batch_not_found: { title, text: 'Este repasse não existe mais.' },
      batch_closed: { title, text: 'Outra pessoa já aprovou ou descartou este repasse.' },
      batch_changed: {
        title: 'O repasse mudou',
        text: 'Alguma linha mudou enquanto você conferia. Confira de novo e aprove.',
      },
      batch_not_approved: { title, text: 'Só um repasse aprovado é pago.' },
      other_admin_needed: {
        title,
        text: 'Quem preparou ou liberou uma linha não aprova: outra pessoa da equipe precisa conferir.',
      },
      own_money: {
        title,
        text: 'O repasse tem uma linha sua: outra pessoa da equipe precisa conferir, ou reter a linha.',
      },
      total_differs: { title, text: 'Não é o total deste repasse.' },
      line_not_found: { title, text: 'Esta linha não existe mais.' },
      line_closed: { title, text: 'Esta linha já foi paga por outra transferência, ou voltou.' },
      no_key: { title, text: 'Falta a chave Pix: a linha entra quando a chave for confirmada.' },
      reason_required: { title, text: 'Escreva o motivo, com até 500 caracteres.' },
      professional_erased: {
        title,
        text: 'Os dados desta pessoa foram apagados: o valor não volta por aqui.',
      },
      ...each(['proof_invalid', 'proofs_invalid'], {
        title,
        text: 'O código da transferência tem 32 letras e números, e não é o de um pagamento recebido.',
      }),
      proof_used: { title, text: 'Este código já comprova outra transferência.' },
    },
  },
  'bank-entries': {
    otherwise: { title, text: 'Não foi possível guardar o lançamento. Tente novamente.' },
    codes: {
      amount_invalid: { title, text: 'Digite um valor de até R$ 1.000.000,00.' },
      day_invalid: { title, text: 'Escolha um dia do último ano, até hoje.' },
      reason_required: { title, text: 'Escreva o motivo, com até 500 caracteres.' },
      entry_not_found: { title, text: 'Este lançamento não existe mais.' },
      ...each(['entry_reversed', 'entry_is_reversal'], { title, text: 'Este lançamento já foi desfeito.' }),
    },
  },
  'transfer-export': {
    otherwise: {
      title: 'Erro ao exportar',
      text: 'Não foi possível exportar as transferências. Tente novamente.',
    },
    codes: {
      batch_not_approved: { title: 'Erro ao exportar', text: 'Não há mais transferência por fazer.' },
    },
  },
} as const satisfies Record<string, ErrorEntry>;
