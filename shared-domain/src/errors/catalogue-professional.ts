import { CITY_UNKNOWN, STATE_UNKNOWN } from '../place';
import { RECORDING_ADDRESS_MALFORMED } from '../recording';
import { each, type ErrorEntry, type ErrorText } from './entry';

const applying = (text: string): ErrorText => ({ title: 'Erro ao enviar solicitação', text });
const ending = (text: string): ErrorText => ({ title: 'Erro ao atualizar a consulta', text });
const answering = (text: string): ErrorText => ({ title: 'Resposta não enviada', text });

const booking = (text: string): ErrorText => ({ title: 'Erro ao marcar a sessão', text });
const proposing = (text: string): ErrorText => ({ title: 'Proposta não enviada', text });
const reminding = (text: string): ErrorText => ({ title: 'Lembrete não enviado', text });
const cancelling = (text: string): ErrorText => ({ title: 'Erro ao cancelar a sessão', text });

const SUSPENDED = 'Seu cadastro está suspenso. Fale com a nossa equipe.';
/** Suspended, or rejected since the page was loaded. */
const NOT_APPROVED = 'Seu cadastro profissional não está ativo. Fale com a nossa equipe.';

const unsavedHours = (text: string): ErrorText => ({ title: 'Os horários não foram salvos', text });
const unpublished = (text: string): ErrorText => ({ title: 'O perfil não foi publicado', text });
const unchangedPhoto = (text: string): ErrorText => ({ title: 'A foto não mudou', text });
const unchangedAgenda = (text: string): ErrorText => ({ title: 'A agenda não mudou', text });
const unchangedAddress = (text: string): ErrorText => ({ title: 'O endereço não mudou', text });
const unchangedKey = (text: string): ErrorText => ({ title: 'A chave Pix não mudou', text });
const saving = (text: string): ErrorText => ({ title: 'Erro ao salvar', text });

/** Texts for the application and an approved professional's screens. */
export const PROFESSIONAL_ERRORS = {
  application: {
    otherwise: {
      title: 'Erro ao enviar solicitação',
      text: 'Ocorreu um erro ao processar sua solicitação. Tente novamente.',
    },
    codes: {
      ...each(
        ['not_authenticated', 'session_not_found', 'no_authorization', 'bad_jwt', 'PGRST301', 'PGRST303'],
        {
          title: 'Erro de autenticação',
          text: 'Você precisa estar logado para enviar a solicitação.',
        },
      ),
      fields_required: { title: 'Campos obrigatórios', text: 'Preencha todos os campos obrigatórios.' },
      sign_up_incomplete: {
        title: 'Conclua seu cadastro',
        text: 'Antes de enviar, diga seu nome e aceite os termos. O que você preencheu fica guardado.',
      },
      application_open: applying('Você já tem uma solicitação em análise.'),
      not_allowed: applying('Só pacientes podem pedir o cadastro profissional.'),
      registration_invalid: applying('Confira o número do registro, como em CRP 06/123456 ou CRM 12345/SP.'),
      email_invalid: applying('Por favor, digite um e-mail válido.'),
      document_number_invalid: applying('Confira o CPF ou o CNPJ.'),
      phone_invalid: applying('Confira o telefone, com DDD.'),
      city_unknown: applying(CITY_UNKNOWN),
      state_unknown: applying(STATE_UNKNOWN),
      price_out_of_range: applying('O preço da sessão vai de R$ 50 a R$ 1.000.'),
      text_too_long: applying('Um dos textos ficou longo demais. A biografia tem no máximo 4000 caracteres.'),
      documents_invalid: applying('Um dos documentos não foi aceito. Remova e envie de novo.'),
    },
  },
  'application-status': {
    otherwise: { title: 'Erro ao verificar status', text: 'Não foi possível verificar sua solicitação.' },
  },
  'consultation-end': {
    otherwise: ending('Não foi possível atualizar a consulta. Tente novamente.'),
    codes: {
      absence_reported: ending('O paciente informou que você não veio. A equipe decide.'),
      professional_absent: ending(
        'Você não entrou na sala desta sessão. Ela será cancelada, com reembolso ao paciente.',
      ),
      patient_entered: ending('O paciente esteve na sala: a consulta não é uma falta.'),
      correction_closed: ending('O repasse desta sessão já foi preparado. Fale com a nossa equipe.'),
      already_reviewed: ending('O paciente já avaliou esta sessão. Fale com a nossa equipe.'),
      too_early: ending('A consulta ainda não terminou.'),
      consultation_not_open: ending('Esta consulta não está mais em aberto.'),
      professional_suspended: ending(SUSPENDED),
    },
  },
  'absence-answer': {
    otherwise: answering('Não foi possível enviar a resposta. Tente novamente.'),
    codes: {
      absence_decided: answering('A equipe já decidiu sobre esta sessão.'),
      message_too_long: answering('O texto tem no máximo 500 caracteres.'),
    },
  },
  'professional-cancellation': {
    otherwise: cancelling('Não foi possível cancelar a sessão. Tente novamente.'),
    codes: {
      reason_invalid: cancelling('Escolha o motivo.'),
      message_invalid: cancelling('Escreva uma mensagem de 20 a 500 caracteres.'),
      consultation_started: {
        title: 'Esta sessão já começou',
        text: 'Não dá mais para cancelar nem remarcar.',
      },
      consultation_not_open: cancelling('Esta sessão não está mais em aberto.'),
      not_a_series: cancelling('Esta sessão não se repete mais. Cancele só ela.'),
      professional_suspended: cancelling(SUSPENDED),
    },
  },
  'payment-reminder': {
    otherwise: reminding('Não foi possível enviar. Tente novamente.'),
    codes: {
      reminded_recently: reminding('Você já lembrou deste pagamento nas últimas 12h.'),
      charge_not_open: reminding('O pagamento desta sessão ainda não abriu.'),
      payment_expired: reminding('O prazo do pagamento acabou.'),
      consultation_not_open: reminding('Esta sessão não aguarda mais pagamento.'),
      professional_suspended: reminding(SUSPENDED),
    },
  },
  'patient-booking': {
    otherwise: booking('Não foi possível marcar. Tente novamente.'),
    codes: {
      not_your_patient: booking(
        'Só quem já pagou uma sessão com você. Para alguém novo, envie o link do seu perfil.',
      ),
      price_missing: booking('Defina o preço da sua sessão antes.'),
      payments_unavailable: {
        title: 'Pagamentos indisponíveis no momento',
        text: 'Nada foi marcado. Tente de novo mais tarde.',
      },
      slot_invalid: booking('Escolha um horário dos próximos seis meses.'),
      slot_too_soon: booking('Marque com pelo menos 30 minutos de antecedência.'),
      slot_taken: {
        title: 'Esse horário acabou de ser reservado',
        text: 'Nada foi marcado. Escolha outro horário.',
      },
      dates_changed: {
        title: 'As datas mudaram',
        text: 'Um dos horários foi ocupado agora. Nada foi marcado; confira as datas de novo.',
      },
      other_invalid: booking('Um dos outros horários não está mais livre. Escolha de novo.'),
      series_invalid: booking('Escolha de novo o horário e quantas datas.'),
      too_many_pending: booking('Há sessões demais deste paciente aguardando pagamento.'),
      not_allowed: booking(NOT_APPROVED),
    },
  },
  proposal: {
    otherwise: proposing('Não foi possível enviar. Tente novamente.'),
    codes: {
      too_late: proposing('Faltam menos de 26h: só dá para cancelar.'),
      period_full: proposing('Nenhum horário livre nesse período. Escolha outros dias.'),
      period_invalid: proposing('Escolha dias a partir de hoje, dentro do prazo da sua agenda.'),
      times_invalid: proposing('Escolha de um a três horários, a partir de daqui a duas horas.'),
      message_invalid: proposing('A mensagem tem no máximo 500 caracteres.'),
      slot_taken: {
        title: 'Esse horário acabou de ser reservado',
        text: 'Escolha outro ou envie só com os que restam.',
      },
      proposal_open: proposing('Já há uma proposta esperando resposta.'),
      proposal_closed: proposing('Esta proposta já foi respondida, ou o prazo acabou.'),
      consultation_not_open: proposing('Esta sessão não está mais em aberto.'),
      professional_suspended: proposing(SUSPENDED),
    },
  },
  recording: {
    otherwise: saving('Não foi possível salvar a gravação. Tente novamente.'),
    codes: {
      recording_invalid: saving(RECORDING_ADDRESS_MALFORMED),
      consultation_not_completed: saving('Só uma sessão concluída tem gravação.'),
      patient_erased: saving(
        'Os dados desta pessoa foram apagados. Nada mais é guardado sobre as sessões dela.',
      ),
      professional_suspended: saving(SUSPENDED),
    },
  },
  'recording-removal': {
    otherwise: {
      title: 'Erro ao remover',
      text: 'Não foi possível remover a gravação. Tente novamente.',
    },
  },
  'form-of-address': {
    otherwise: saving('Não foi possível mudar a forma de tratamento. Tente novamente.'),
    codes: { not_allowed: saving(NOT_APPROVED) },
  },
  hours: {
    otherwise: unsavedHours('Nada mudou para os pacientes. Tente novamente.'),
    codes: {
      hours_overlap: unsavedHours('Duas faixas do mesmo dia se encontram, ou um dia tem duas exceções.'),
      hours_invalid: unsavedHours('Confira as faixas: pelo menos 50 minutos, de 5 em 5 minutos.'),
      hours_changed: unsavedHours('Eles mudaram em outra janela. Confira como estão agora e salve de novo.'),
      time_zone_unknown: unsavedHours('Escolha outro fuso horário.'),
      not_allowed: unsavedHours(NOT_APPROVED),
    },
  },
  photo: {
    otherwise: unchangedPhoto('Não foi possível mudar a foto. Tente novamente.'),
    codes: {
      too_many_photos: unchangedPhoto('São até 10 fotos em 24h. Tente mais tarde.'),
      photo_not_supported: unchangedPhoto('O arquivo não é uma foto que dê para usar. Escolha outra.'),
      photos_unavailable: unchangedPhoto('Fotos não podem ser publicadas aqui.'),
      not_allowed: unchangedPhoto(NOT_APPROVED),
    },
  },
  'published-profile': {
    otherwise: unpublished('A sua página continua como estava. Tente novamente.'),
    codes: {
      profile_changed: unpublished('O perfil mudou em outro aparelho. Confira e publique de novo.'),
      headline_invalid: unpublished('A frase tem até 90 letras.'),
      bio_invalid: unpublished('O texto tem de 200 a 1.200 letras.'),
      approaches_invalid: unpublished('Escolha até 3 abordagens da lista.'),
      session_text_invalid: unpublished('A descrição tem até 300 letras.'),
      education_invalid: unpublished('Confira títulos e anos da formação.'),
      experience_invalid: unpublished('Confira títulos e anos da experiência.'),
      specialties_invalid: unpublished('Escolha especialidades da lista.'),
      languages_invalid: unpublished('Escolha pelo menos um idioma da lista.'),
      audiences_invalid: unpublished('Escolha quem você atende.'),
      accommodations_invalid: unpublished('Escolha itens da lista.'),
      not_attended_invalid: unpublished('O texto tem até 120 letras.'),
      not_allowed: unpublished(NOT_APPROVED),
    },
  },
  'agenda-block': {
    otherwise: unchangedAgenda('Não foi possível mudar o bloqueio. Tente novamente.'),
    codes: {
      block_taken: unchangedAgenda(
        'Há uma sessão ou outro bloqueio nesse horário. A agenda já está atualizada.',
      ),
      block_not_found: unchangedAgenda('Este bloqueio não existe mais. A agenda já está atualizada.'),
      block_invalid: unchangedAgenda('Confira o dia e os horários.'),
      too_many_blocks: unchangedAgenda('São até 500 bloqueios à frente. Remova algum antes.'),
      not_allowed: unchangedAgenda(NOT_APPROVED),
    },
  },
  'calendar-address': {
    otherwise: unchangedAddress('Não foi possível mudar o endereço do calendário. Tente novamente.'),
    codes: {
      calendar_address_exists: unchangedAddress(
        'Já há um endereço, criado em outra janela. Se precisar de um novo, renove.',
      ),
      calendar_address_missing: unchangedAddress('O endereço foi desligado em outra janela.'),
      not_allowed: unchangedAddress(NOT_APPROVED),
    },
  },
  'payout-key': {
    otherwise: unchangedKey('Não foi possível trocar a chave. Tente novamente.'),
    codes: {
      payout_key_invalid: unchangedKey('Confira a chave: ela não parece ser deste tipo.'),
      payout_key_not_own: unchangedKey('Use o CPF ou o CNPJ do seu próprio cadastro.'),
      too_many_codes: unchangedKey('São até 5 códigos por dia. Tente de novo amanhã.'),
      professional_suspended: unchangedKey(SUSPENDED),
      not_allowed: unchangedKey(NOT_APPROVED),
    },
  },
  'patient-cpf': {
    otherwise: { title: 'Não foi possível mostrar o CPF', text: 'Tente novamente.' },
    codes: {
      payment_not_completed: {
        title: 'CPF indisponível',
        text: 'Ele aparece para sessões pagas e concluídas.',
      },
      company: { title: 'CPF indisponível', text: 'Quem atende por CNPJ não emite o Receita Saúde.' },
      not_allowed: { title: 'CPF indisponível', text: NOT_APPROVED },
    },
  },
  'receita-saude': {
    otherwise: saving('Não foi possível guardar a marca. Tente novamente.'),
    codes: {
      payment_not_paid: saving('Esta sessão foi devolvida ou ainda não foi paga.'),
      payment_not_found: saving('Esta sessão não está mais na lista.'),
      company: saving('Quem atende por CNPJ não emite o Receita Saúde.'),
      professional_suspended: saving(SUSPENDED),
      not_allowed: saving(NOT_APPROVED),
    },
  },
  price: {
    otherwise: { title: 'Erro ao salvar', text: 'Não foi possível atualizar o preço. Tente novamente.' },
    codes: {
      price_out_of_range: saving('O preço da sessão vai de R$ 50 a R$ 1.000.'),
      // The policy lets only approved professionals set their price.
      row_expected: saving(NOT_APPROVED),
    },
  },
} as const satisfies Record<string, ErrorEntry>;
