import { BOOKING_NOTICE_MINUTES } from '../schedule';
import { CITY_UNKNOWN, STATE_UNKNOWN } from '../place';
import { NAME_REQUIRED } from '../profile';
import { each, type ErrorEntry, type ErrorText } from './entry';

const SLOT_TAKEN: ErrorText = {
  title: 'Horário indisponível',
  text: 'Este horário acabou de ser reservado. Escolha outro.',
};
const SLOT_TOO_SOON: ErrorText = {
  title: 'Horário indisponível',
  text: 'Este horário está próximo demais. Escolha um horário mais tarde.',
};
const NO_SUCH_SLOT: ErrorText = { title: 'Horário indisponível', text: 'Escolha outro horário.' };
/** The constraint's refusal, when two users book at the same time, and the procedure's check before it. */
const TAKEN_CODES = ['slot_taken', '23P01'] as const;
const GONE_CODES = ['slot_past', 'slot_invalid'] as const;

/** No bank and no simulation: nothing can be paid. */
const PAYMENTS_UNAVAILABLE = 'Pagamentos indisponíveis no momento';

const booking = (text: string): ErrorText => ({ title: 'Erro ao agendar', text });
const paying = (text: string): ErrorText => ({ title: 'Erro na simulação', text });
const renewing = (text: string): ErrorText => ({ title: 'Erro ao gerar novo código', text });
const moving = (text: string): ErrorText => ({ title: 'Erro ao remarcar', text });
const ending = (text: string): ErrorText => ({ title: 'Erro ao encerrar', text });
const restoring = (text: string): ErrorText => ({ title: 'Data não retomada', text });
const reporting = (text: string): ErrorText => ({ title: 'Aviso não enviado', text });
const answering = (text: string): ErrorText => ({ title: 'Resposta não enviada', text });
const sending = (text: string): ErrorText => ({ title: 'Mensagem não enviada', text });
const asking = (text: string): ErrorText => ({ title: 'Pedido não enviado', text });

/** Texts for a patient's screens. */
export const PATIENT_ERRORS = {
  search: {
    otherwise: { title: 'Erro ao carregar profissionais: tente novamente em instantes.' },
    codes: { network: { title: 'Erro ao carregar profissionais: verifique sua conexão com a internet.' } },
  },
  booking: {
    otherwise: booking('Não foi possível agendar a consulta. Tente novamente.'),
    codes: {
      ...each(TAKEN_CODES, SLOT_TAKEN),
      ...each(GONE_CODES, NO_SUCH_SLOT),
      slot_too_soon: SLOT_TOO_SOON,
      price_changed: booking('O preço mudou. Confira o novo valor.'),
      ...each(
        ['professional_unavailable', 'price_missing'],
        booking('Este profissional não está recebendo agendamentos no momento.'),
      ),
      sign_up_incomplete: {
        title: 'Conclua seu cadastro',
        text: 'Antes de agendar, diga seu nome e aceite os termos. Depois você volta para cá.',
      },
      dates_changed: {
        title: 'As datas mudaram',
        text: 'Uma das datas acabou de ser reservada. Confira a lista e confirme de novo.',
      },
      other_invalid: {
        title: 'As datas mudaram',
        text: 'Um dos outros horários não está mais livre. Escolha de novo.',
      },
      series_invalid: booking('Escolha de novo quantas sessões e de quanto em quanto tempo.'),
      payments_unavailable: {
        title: PAYMENTS_UNAVAILABLE,
        text: 'Nada foi reservado. Tente de novo mais tarde.',
      },
      own_professional: booking('Você não pode agendar uma consulta no seu próprio perfil.'),
      too_many_unpaid: booking(
        'Você já tem três consultas aguardando pagamento. Pague ou cancele uma delas.',
      ),
      too_many_bookings: {
        title: 'Limite de agendamentos de hoje',
        text: 'São até dez por dia. Amanhã você pode agendar de novo.',
      },
      cpf_or_phone_missing: {
        title: 'Faltam dados para agendar',
        text: 'Informe seu CPF e seu telefone e confirme de novo.',
      },
    },
  },
  'booking-data': {
    otherwise: {
      title: 'Erro ao salvar',
      text: 'Não foi possível salvar seus dados. Eles continuam aqui: tente novamente.',
    },
  },
  payment: {
    otherwise: paying('Tente novamente.'),
    codes: {
      payment_expired: paying('Este código Pix expirou. Gere um novo código.'),
      charge_not_open: paying('O pagamento desta consulta abre três dias antes dela.'),
      charge_replaced: paying(
        'Este código foi substituído por um mais novo. Feche e abra o pagamento de novo.',
      ),
      slot_past: paying('O horário desta consulta já passou.'),
      ...each(
        ['payment_not_pending', 'consultation_not_open'],
        paying('Este pagamento não está mais em aberto.'),
      ),
      simulation_off: paying('A simulação de pagamento não está disponível.'),
      professional_unavailable: paying('Este profissional não está recebendo agendamentos no momento.'),
    },
  },
  'payment-renewal': {
    otherwise: renewing('Tente novamente.'),
    codes: {
      ...each(TAKEN_CODES, SLOT_TAKEN),
      ...each(GONE_CODES, NO_SUCH_SLOT),
      slot_too_soon: {
        title: 'Horário indisponível',
        text: `Faltam menos de ${BOOKING_NOTICE_MINUTES} minutos para o início. Agende um horário mais tarde.`,
      },
      too_many_renewals: {
        title: 'Limite de códigos desta reserva',
        text: 'São até três códigos novos. Agende de novo, se o horário ainda estiver livre.',
      },
      payments_unavailable: { title: PAYMENTS_UNAVAILABLE, text: 'Tente de novo mais tarde.' },
      professional_unavailable: renewing('Este profissional não está recebendo agendamentos no momento.'),
      too_many_unpaid: renewing(
        'Você já tem três consultas aguardando pagamento. Pague ou cancele uma delas.',
      ),
      ...each(
        ['payment_not_pending', 'consultation_not_open'],
        renewing('Este pagamento não está mais em aberto.'),
      ),
    },
  },
  'pix-copy': { otherwise: { title: 'Erro ao copiar', text: 'Tente copiar manualmente o código.' } },
  cancellation: {
    otherwise: {
      title: 'Erro ao cancelar',
      text: 'Não foi possível cancelar a consulta. Tente novamente.',
    },
    codes: {
      too_late: { title: 'Erro ao cancelar', text: 'O prazo para cancelar com reembolso terminou.' },
      consultation_started: { title: 'Erro ao cancelar', text: 'Esta sessão já começou.' },
      consultation_not_open: { title: 'Erro ao cancelar', text: 'Esta consulta não está mais em aberto.' },
    },
  },
  'series-end': {
    otherwise: ending('Não foi possível encerrar a série. Tente novamente.'),
    codes: {
      too_late: ending(
        'O prazo para receber o valor de uma das sessões terminou. Confira e confirme de novo.',
      ),
      series_not_found: ending('Esta série não existe mais.'),
    },
  },
  'series-date': {
    otherwise: restoring('Não foi possível retomar esta data. Tente novamente.'),
    codes: {
      ...each(TAKEN_CODES, restoring('O horário não está mais livre. Escolha outro dia.')),
      ...each(GONE_CODES, restoring('O profissional não atende mais neste horário. Escolha outro dia.')),
      slot_too_soon: restoring('Está em cima da hora para pagar esta sessão. Escolha outro dia.'),
      date_not_skipped: restoring('Esta data não foi pulada por você.'),
      too_many_moves: restoring('Esta data já mudou cinco vezes. Escolha outro dia.'),
      ...each(['not_a_series', 'series_not_found'], restoring('Esta série foi encerrada.')),
      professional_unavailable: restoring('Este profissional não está recebendo agendamentos no momento.'),
    },
  },
  rescheduling: {
    otherwise: moving('Não foi possível remarcar a consulta. Tente novamente.'),
    codes: {
      ...each(TAKEN_CODES, SLOT_TAKEN),
      ...each(GONE_CODES, NO_SUCH_SLOT),
      slot_too_soon: SLOT_TOO_SOON,
      dates_changed: {
        title: 'As datas mudaram',
        text: 'Uma das próximas datas não está mais livre. Confira a lista e confirme de novo.',
      },
      other_invalid: {
        title: 'As datas mudaram',
        text: 'Um dos outros horários não está mais livre. Escolha de novo.',
      },
      series_invalid: moving('Para mudar todas as datas, escolha um dia da mesma semana.'),
      not_a_series: moving('Esta série foi encerrada.'),
      too_many_moves: {
        title: 'Limite de remarcações',
        text: 'Cada consulta pode ser remarcada até cinco vezes. Até 24h antes, você pode cancelar e agendar outra.',
      },
      ...each(
        ['proposal_closed', 'proposal_not_found'],
        moving('Esta proposta não está mais em aberto. A consulta continua como está.'),
      ),
      times_invalid: NO_SUCH_SLOT,
      too_late: moving('O prazo para remarcar é de até 24h antes.'),
      consultation_not_open: moving('Esta consulta não está mais em aberto.'),
      professional_unavailable: moving('Este profissional não está recebendo agendamentos no momento.'),
    },
  },
  'proposal-answer': {
    otherwise: answering('Não foi possível responder. Tente novamente.'),
    codes: {
      proposal_closed: answering('Esta proposta não está mais em aberto. A consulta continua como está.'),
      proposal_not_found: answering('Esta proposta não está mais em aberto. A consulta continua como está.'),
      slot_taken: answering('Você já tem outro compromisso neste horário. Escolha outro.'),
      ...each(['slot_past', 'times_invalid'], answering('Este horário não vale mais. Escolha outro.')),
    },
  },
  'chat-message': {
    otherwise: sending('Não foi possível enviar. Tente de novo.'),
    codes: {
      network: sending('Você está sem conexão. Enviamos assim que ela voltar.'),
      ...each(
        ['timeout', 'aborted', 'server_unavailable'],
        sending('O servidor não respondeu. Enviamos assim que ele responder.'),
      ),
      chat_closed: sending('Esta conversa está fechada para novas mensagens.'),
      chat_suspended: sending('Esta conversa está fechada para novas mensagens.'),
      message_invalid: sending('Uma mensagem tem até 2000 caracteres.'),
      too_old: sending('Esta mensagem esperou mais de um dia. Se ainda vale, envie de novo.'),
      too_many_messages: sending('Muitas mensagens em pouco tempo. As próximas vão em um minuto.'),
    },
  },
  absence: {
    otherwise: reporting('Não foi possível avisar a equipe. Tente novamente.'),
    codes: {
      not_reportable: reporting('Esta consulta não está mais em aberto.'),
      payment_not_paid: reporting('O valor desta consulta já foi devolvido.'),
      already_reviewed: reporting('Você já avaliou esta consulta.'),
      too_early: reporting('Avise a partir de 15 minutos depois do início.'),
      too_late: reporting('O prazo de 7 dias para avisar terminou. Fale com a equipe.'),
      message_too_long: reporting('O texto tem no máximo 500 caracteres.'),
    },
  },
  feedback: {
    otherwise: { title: 'Erro ao enviar feedback. Tente novamente.' },
    codes: {
      rating_required: { title: 'Por favor, selecione uma nota para a consulta.' },
      recommendation_required: { title: 'Por favor, responda se recomendaria este profissional.' },
      absence_reported: { title: 'Você informou que esta sessão não aconteceu.' },
      already_reviewed: { title: 'Você já avaliou esta consulta.' },
      consultation_not_completed: { title: 'Só consultas concluídas podem ser avaliadas.' },
      text_too_long: { title: 'Cada texto tem no máximo 2000 caracteres.' },
    },
  },
  'data-export': {
    otherwise: { title: 'Erro ao baixar', text: 'Não foi possível reunir os seus dados. Tente novamente.' },
    codes: {
      too_many_exports: { title: 'Aguarde um pouco', text: 'São até cinco cópias por hora.' },
    },
  },
  'privacy-request': {
    otherwise: asking('Não foi possível registrar o pedido. Tente novamente.'),
    codes: {
      session_open: asking(
        'Você tem uma sessão paga marcada. Cancele a sessão, ou peça depois que ela acontecer.',
      ),
      admin_account: asking('Esta conta administra a plataforma. Peça antes que outra pessoa assuma.'),
      too_many_messages: asking('São até cinco pedidos por hora.'),
      fields_required: asking('Escreva o que você quer pedir.'),
      text_too_long: asking('O texto ficou longo demais. Encurte e tente de novo.'),
    },
  },
  'privacy-withdrawal': {
    otherwise: {
      title: 'Pedido não retirado',
      text: 'Não foi possível retirar o pedido. Tente novamente.',
    },
    codes: {
      request_closed: { title: 'Pedido não retirado', text: 'A equipe já respondeu este pedido.' },
      request_not_found: { title: 'Pedido não retirado', text: 'Este pedido não existe mais.' },
    },
  },
  'session-end': {
    otherwise: {
      title: 'Acesso não encerrado',
      text: 'Não foi possível encerrar o acesso. Tente novamente.',
    },
    codes: each(['session_ended', 'session_not_found'], {
      title: 'Este acesso acabou',
      text: 'Entre de novo para ver os seus aparelhos.',
    }),
  },
  profile: {
    otherwise: { title: 'Erro ao salvar', text: 'Não foi possível atualizar o perfil. Tente novamente.' },
    codes: {
      fields_required: NAME_REQUIRED,
      city_unknown: { title: 'Erro ao salvar', text: CITY_UNKNOWN },
      state_unknown: { title: 'Erro ao salvar', text: STATE_UNKNOWN },
    },
  },
} as const satisfies Record<string, ErrorEntry>;
