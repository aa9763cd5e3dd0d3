import { FEE_UNCHANGED } from '../fee';
import type { ErrorEntry } from './entry';

/** Texts for the admin's screens. */
export const ADMIN_ERRORS = {
  'admin-payment-update': {
    otherwise: { title: 'Erro', text: 'Não foi possível atualizar o status do pagamento' },
    codes: {
      own_money: {
        title: 'Erro',
        text: 'Você participa desta consulta: outra pessoa da equipe precisa decidir.',
      },
      refund_not_due: { title: 'Erro', text: 'Este pagamento não tem valor a reembolsar.' },
      refund_under_way: { title: 'Erro', text: 'O banco já está devolvendo: por fora, voltaria duas vezes.' },
      proof_required: {
        title: 'Erro',
        text: 'Este valor está no banco. Registre a devolução na cobrança, em Gestão Financeira, com o código E2E de cada uma.',
      },
      proof_invalid: {
        title: 'Erro',
        text: 'O código da devolução tem 32 letras e números, e não é o do pagamento.',
      },
      proof_used: { title: 'Erro', text: 'Este comprovante já é de outro reembolso.' },
      patient_erased: {
        title: 'Erro',
        text: 'Os dados desta pessoa foram apagados: a consulta não acontece mais. Devolva o valor pelo banco de onde ele veio.',
      },
    },
  },
  'admin-action': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível realizar a ação. Tente novamente.' },
    codes: {
      account_blocked: {
        title: 'Conta bloqueada',
        text: 'Esta conta está bloqueada. Ela precisa ser desbloqueada antes, na página da pessoa.',
      },
      application_not_pending: { title: 'Erro na ação', text: 'Outra pessoa já decidiu esta solicitação.' },
      professional_unavailable: { title: 'Erro na ação', text: 'Este cadastro mudou. Atualize a página.' },
      reason_required: { title: 'Erro na ação', text: 'Escreva o motivo.' },
      kept_until_invalid: { title: 'Erro na ação', text: 'Escolha um dia a partir de hoje, em até um ano.' },
      notes_required: { title: 'Erro na ação', text: 'Escreva o que falta.' },
      text_too_long: { title: 'Erro na ação', text: 'O texto ficou longo demais. Encurte e tente de novo.' },
    },
  },
  'admin-consultation': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível mudar a consulta. Tente novamente.' },
    codes: {
      reason_required: { title: 'Erro na ação', text: 'Escreva o motivo, com 3 a 500 caracteres.' },
      own_money: {
        title: 'Erro na ação',
        text: 'Você participa desta consulta: outra pessoa da equipe precisa decidir.',
      },
      consultation_changed: {
        title: 'Erro na ação',
        text: 'Esta consulta mudou enquanto você decidia. Confira e tente de novo.',
      },
      consultation_started: { title: 'Erro na ação', text: 'Esta sessão já começou.' },
      consultation_not_open: { title: 'Erro na ação', text: 'Esta consulta não está mais em aberto.' },
      slot_taken: {
        title: 'Horário indisponível',
        text: 'Uma das duas pessoas não está livre neste horário.',
      },
      slot_past: { title: 'Horário indisponível', text: 'Este horário já passou.' },
      slot_invalid: { title: 'Horário indisponível', text: 'Escolha um horário dos próximos seis meses.' },
      too_early: { title: 'Erro na ação', text: 'Ainda é cedo para dizer o que houve com esta consulta.' },
      patient_entered: { title: 'Erro na ação', text: 'O paciente esteve na sala desta consulta.' },
      absence_reported: {
        title: 'Erro na ação',
        text: 'Há uma ausência informada: quem decide é o Financeiro.',
      },
      already_reviewed: { title: 'Erro na ação', text: 'O paciente já avaliou esta consulta.' },
      professional_suspended: {
        title: 'Horário indisponível',
        text: 'A suspensão do profissional não mantém consultas neste horário.',
      },
      recipient_required: { title: 'Erro na ação', text: 'Marque quem recebe o link.' },
    },
  },
  'admin-privacy': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível atualizar o pedido. Tente novamente.' },
    codes: {
      answer_required: { title: 'Erro na ação', text: 'Escreva a resposta.' },
      text_too_long: { title: 'Erro na ação', text: 'O texto ficou longo demais. Encurte e tente de novo.' },
      request_closed: {
        title: 'Erro na ação',
        text: 'Este pedido já foi respondido, ou a pessoa o retirou.',
      },
      request_not_found: { title: 'Erro na ação', text: 'Este pedido não existe mais.' },
      admin_account: {
        title: 'Erro na ação',
        text: 'Esta conta administra a plataforma. Retire o papel antes.',
      },
      session_open: {
        title: 'Erro na ação',
        text: 'A pessoa tem uma sessão paga por vir ou em andamento. Espere que termine, ou que seja cancelada.',
      },
      refund_open: {
        title: 'Erro na ação',
        text: 'Há um reembolso por fazer a esta pessoa. Devolva antes: depois não se sabe mais a quem.',
      },
      payout_open: {
        title: 'Erro na ação',
        text: 'Há dinheiro desta pessoa por repassar, ou que ela deve. Acerte antes em Repasses.',
      },
      files_left: {
        title: 'Faltam os arquivos',
        text: 'A conta foi excluída, mas os documentos enviados ainda não. Tente de novo.',
      },
    },
  },
  'admin-sessions': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível encerrar os acessos. Tente novamente.' },
    codes: {
      person_not_found: { title: 'Erro na ação', text: 'Esta conta não existe mais.' },
      not_allowed: { title: 'Erro na ação', text: 'O seu papel na equipe não faz isto com esta conta.' },
    },
  },
  'admin-person': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível mudar a conta. Confira e tente de novo.' },
    codes: {
      person_not_found: { title: 'Erro na ação', text: 'Esta conta não existe mais.' },
      reason_required: { title: 'Erro na ação', text: 'Escreva o motivo, com 3 a 500 caracteres.' },
      photo_changed: { title: 'Erro na ação', text: 'A foto mudou enquanto isso. Feche e confira a nova.' },
      photo_not_found: { title: 'Erro na ação', text: 'Este perfil não tem mais foto.' },
      own_account: { title: 'Erro na ação', text: 'A sua própria conta, outra pessoa da equipe muda.' },
      not_allowed: { title: 'Erro na ação', text: 'O seu papel na equipe não faz isto com esta conta.' },
      admin_account: { title: 'Erro na ação', text: 'Esta conta é da equipe: primeiro ela sai da equipe.' },
      origin_required: { title: 'Erro na ação', text: 'Escolha como o pedido chegou.' },
      copy_unreachable: {
        title: 'Erro na ação',
        text: 'A pessoa não consegue entrar: o e-mail não foi confirmado, ou a conta está bloqueada.',
      },
      proof_required: { title: 'Erro na ação', text: 'Escreva como a identidade foi confirmada.' },
    },
  },
  'admin-team': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível mudar a equipe. Tente novamente.' },
    codes: {
      reason_required: { title: 'Erro na ação', text: 'Escreva o motivo, com 3 a 500 caracteres.' },
      role_invalid: { title: 'Erro na ação', text: 'Escolha um papel.' },
      own_role: { title: 'Erro na ação', text: 'O seu próprio papel, outra pessoa muda.' },
      not_allowed: { title: 'Erro na ação', text: 'Só quem tem administração completa muda papéis.' },
      person_not_found: {
        title: 'Erro na ação',
        text: 'Não há conta com e-mail confirmado para esta pessoa.',
      },
      member_not_found: { title: 'Erro na ação', text: 'Esta pessoa já não é da equipe.' },
      request_not_found: { title: 'Erro na ação', text: 'Este pedido já foi respondido, ou venceu.' },
      request_changed: { title: 'Erro na ação', text: 'Este pedido mudou. Confira e responda de novo.' },
      other_admin_needed: {
        title: 'Erro na ação',
        text: 'Outra pessoa com administração completa precisa confirmar.',
      },
      factor_not_recent: {
        title: 'Código vencido',
        text: 'Digite um código novo: ele vale por cinco minutos.',
      },
      mfa_verification_failed: {
        title: 'Código não confere',
        text: 'Este código não confere. Digite o que o aplicativo mostra agora. Cada código vale uma vez.',
      },
      mfa_challenge_expired: {
        title: 'Tempo esgotado',
        text: 'A verificação demorou demais. Digite o código de novo.',
      },
      mfa_factor_not_found: {
        title: 'Verificação removida',
        text: 'Este dispositivo não está mais cadastrado. Feche e tente de novo.',
      },
      over_request_rate_limit: { title: 'Muitas tentativas', text: 'Espere um minuto e tente de novo.' },
    },
  },
  'fee-update': {
    otherwise: { title: 'Erro', text: 'Falha ao atualizar taxa da plataforma.' },
    codes: {
      fee_out_of_range: { title: 'Erro', text: 'Taxa deve estar entre 0% e 100%' },
      fee_unchanged: { title: 'Erro', text: FEE_UNCHANGED },
      text_too_long: { title: 'Erro', text: 'As observações têm no máximo 1000 caracteres.' },
      fee_conflict: {
        title: 'Erro',
        text: 'Outra pessoa mudou a taxa enquanto você editava. Confira o valor atual.',
      },
    },
  },
  'audit-export': {
    otherwise: { title: 'Erro ao exportar', text: 'Não foi possível exportar a auditoria. Tente novamente.' },
    codes: {
      reason_required: { title: 'Erro ao exportar', text: 'Escreva para que serve o arquivo.' },
      not_allowed: { title: 'Erro ao exportar', text: 'O seu papel na equipe não lê a auditoria.' },
    },
  },
  'people-export': {
    otherwise: { title: 'Erro ao exportar', text: 'Não foi possível exportar as contas. Tente novamente.' },
    codes: {
      reason_required: { title: 'Erro ao exportar', text: 'Escreva para que serve o arquivo.' },
      not_allowed: { title: 'Erro ao exportar', text: 'O seu papel na equipe não exporta as contas.' },
    },
  },
  'consultation-export': {
    otherwise: {
      title: 'Erro ao exportar',
      text: 'Não foi possível exportar as consultas. Tente novamente.',
    },
  },
  'admin-views': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível guardar as visões. Tente novamente.' },
    codes: {
      view_name_taken: { title: 'Erro na ação', text: 'Já há uma visão com este nome.' },
      view_exists: { title: 'Erro na ação', text: 'Outra visão da equipe já tem estes filtros.' },
      view_invalid: { title: 'Erro na ação', text: 'Estes filtros não podem ser guardados.' },
      too_many_views: {
        title: 'Erro na ação',
        text: 'A equipe já tem 20 visões. Apague uma para salvar outra.',
      },
      name_invalid: { title: 'Erro na ação', text: 'Escreva um nome com até 40 caracteres.' },
    },
  },
  'admin-money': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível guardar a decisão. Tente novamente.' },
    codes: {
      payment_not_found: { title: 'Erro na ação', text: 'Esta cobrança não existe mais.' },
      payment_not_paid: {
        title: 'Erro na ação',
        text: 'Esta cobrança não está paga: não há o que devolver.',
      },
      patient_erased: { title: 'Erro na ação', text: 'Os dados desta pessoa foram apagados.' },
      amount_invalid: { title: 'Erro na ação', text: 'Digite um valor maior que zero.' },
      refund_too_much: { title: 'Erro na ação', text: 'É mais do que ainda pode voltar desta cobrança.' },
      reason_required: { title: 'Erro na ação', text: 'Escreva o motivo, com até 500 caracteres.' },
      refund_differs: {
        title: 'Erro na ação',
        text: 'Este pedido mudou. Confira a cobrança e tente de novo.',
      },
      decision_not_found: { title: 'Erro na ação', text: 'Este pedido não existe mais.' },
      decision_closed: { title: 'Erro na ação', text: 'Outra pessoa já respondeu a este pedido.' },
      own_money: {
        title: 'Erro na ação',
        text: 'Você participa desta consulta: outra pessoa da equipe precisa decidir.',
      },
      other_admin_needed: { title: 'Erro na ação', text: 'Outra pessoa da equipe precisa confirmar.' },
      not_marked: { title: 'Erro na ação', text: 'Ninguém da equipe marcou esta cobrança como paga.' },
      mark_proven: { title: 'Erro na ação', text: 'O Pix chegou ao banco: a marcação estava certa.' },
      too_late: { title: 'Erro na ação', text: 'Uma marcação se desfaz em até 24h.' },
      consultation_over: { title: 'Erro na ação', text: 'A consulta já começou.' },
      series_started: { title: 'Erro na ação', text: 'Uma série nasceu deste pagamento: encerre a série.' },
      refund_exists: { title: 'Erro na ação', text: 'Já há reembolso desta cobrança.' },
      refund_not_found: { title: 'Erro na ação', text: 'Este reembolso não existe mais.' },
      refund_under_way: {
        title: 'Erro na ação',
        text: 'O banco já está devolvendo: por fora, voltaria duas vezes.',
      },
      refund_closed: { title: 'Erro na ação', text: 'Este reembolso já terminou.' },
      proof_invalid: {
        title: 'Erro na ação',
        text: 'O código da devolução tem 32 letras e números, e não é o do pagamento.',
      },
      proof_used: { title: 'Erro na ação', text: 'Este comprovante já é de outro reembolso.' },
      receipt_not_found: { title: 'Erro na ação', text: 'Este Pix não espera decisão.' },
      suspense_decided: { title: 'Erro na ação', text: 'Outra pessoa já decidiu sobre este Pix.' },
      payer_known: { title: 'Erro na ação', text: 'Este Pix é de um paciente. Devolva o valor.' },
      absence_not_found: { title: 'Erro na ação', text: 'Esta ausência não existe mais.' },
      absence_decided: { title: 'Erro na ação', text: 'Outra pessoa já decidiu sobre esta ausência.' },
      absence_waits: { title: 'Erro na ação', text: 'O reembolso já espera outra pessoa da equipe.' },
      too_early: { title: 'Erro na ação', text: 'A consulta ainda não terminou.' },
      refund_waits: { title: 'Erro na ação', text: 'A devolução deste Pix espera outra pessoa da equipe.' },
      amount_differs: { title: 'Erro na ação', text: 'O valor não é o desta cobrança: devolva o Pix.' },
      payment_paid: { title: 'Erro na ação', text: 'Esta cobrança já está paga: devolva o Pix.' },
      payment_not_pending: { title: 'Erro na ação', text: 'Esta cobrança não espera pagamento.' },
    },
  },
  'charge-export': {
    otherwise: {
      title: 'Erro ao exportar',
      text: 'Não foi possível exportar as cobranças. Tente novamente.',
    },
  },
  'admin-sign-out': { otherwise: { title: 'Erro no logout', text: 'Tente novamente.' } },
} as const satisfies Record<string, ErrorEntry>;
