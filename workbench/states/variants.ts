/**
 * The loading, empty and status variants in the specification, screen by screen, with the scenarios that show
 * them, as `area/screen/scenario`; checked like `CATALOGUE`.
 */
export const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  // While something loads
  'Verificando permissões...': ['shell/guard/checking'],
  'Link de e-mail sendo verificado': ['shell/auth/callback/verifying', 'shell/auth/new-password/verifying'],
  'Enviando: cadastro, senha, contato': [
    'shell/auth/auth-page/signUpSlow',
    'shell/auth/forgot-password/slow',
    'mf-public/contact/slow',
  ],
  'Diretório: seis cartões de espera': ['mf-public/directory/slow'],
  'Telas de visitantes carregando': ['mf-public/profile/slow', 'mf-public/test-users/slow'],
  'Telas de pacientes carregando': [
    'mf-patient/dashboard/slow',
    'mf-patient/search/slow',
    'mf-patient/booking/slow',
    'mf-patient/appointments/slow',
    'mf-patient/profile/slow',
    'mf-patient/history/slow',
    'mf-patient/feedback/slow',
    'mf-patient/chat/slow',
  ],
  'Telas de profissionais carregando': [
    'mf-professional/apply/slow',
    'mf-professional/pending/slow',
    'mf-professional/dashboard/slow',
  ],
  'Telas da administração carregando': [
    'mf-admin/dashboard/slow',
    'mf-admin/approvals/slow',
    'mf-admin/consultations/slow',
    'mf-admin/consultations/payments/slow',
    'mf-admin/platform-fee/slow',
    'mf-admin/testimonials/slow',
    'mf-admin/messages/slow',
    'mf-admin/messages/privacy/slow',
  ],

  // Empty states
  'Busca e diretório sem resultado, com "Limpar filtros"': [
    'mf-patient/search/noResults',
    'mf-public/directory/noResults',
  ],
  'Próximas e Histórico vazios': ['mf-patient/appointments/empty'],
  'Painel do paciente sem consultas': ['mf-patient/dashboard/empty'],
  'Histórico: vazio, e nada com os filtros': ['mf-patient/history/empty', 'mf-patient/history/noMatch'],
  'Agenda sem horário livre': ['mf-patient/booking/full', 'mf-public/profile/fullyBooked'],
  'Conversa sem mensagens': ['mf-patient/chat/empty'],
  'Perfil sem dados, profissional sem avaliações': [
    'mf-patient/profile/bare',
    'mf-public/profile/withoutReviews',
  ],
  'Painel do profissional sem consultas, semana e avaliações': ['mf-professional/dashboard/beginner'],
  'Administração: nada cadastrado': [
    'mf-admin/dashboard/nothing',
    'mf-admin/approvals/none',
    'mf-admin/consultations/none',
    'mf-admin/consultations/payments/none',
    'mf-admin/platform-fee/noHistory',
    'mf-admin/testimonials/none',
    'mf-admin/messages/none',
  ],
  'Administração: nada com os filtros': [
    'mf-admin/approvals/noMatch',
    'mf-admin/consultations/noMatch',
    'mf-admin/consultations/payments/noMatch',
    'mf-admin/messages/noMatch',
  ],
  'Taxa: nenhuma guardada, 0.500%': ['mf-admin/platform-fee/noneStored'],

  // Missing, or not the user's
  'Oops! Page not found': ['shell/page/notFound'],
  'Erro de autorização': ['shell/guard/unreadable'],
  'Acesso negado': [
    'shell/guard/adminDenied',
    'shell/guard/professionalDenied',
    'shell/guard/applicationDenied',
  ],
  'Profissional não aprovado na área do profissional': ['shell/guard/withoutApproval'],
  'Visitante em área protegida': ['shell/guard/visitor'],

  // Status of a user
  'Entrar: senha, código, link; Criar Conta: paciente, profissional': [
    'shell/auth/auth-page/signIn',
    'shell/auth/auth-page/signUp',
    'shell/auth/auth-page/signUpProfessional',
  ],
  'Boas-vindas: e-mail enviado, confirmado, sem e-mail': [
    'shell/auth/welcome/mailSent',
    'shell/auth/welcome/mailSentProfessional',
    'shell/auth/welcome/confirmed',
    'shell/auth/welcome/confirmedProfessional',
    'shell/auth/welcome/created',
  ],
  'Nova senha: sem link, link expirado': ['shell/auth/new-password/empty', 'shell/auth/new-password/spent'],
  'Destino de cada papel': [
    'shell/auth/redirect/visitor',
    'shell/auth/redirect/patient',
    'shell/auth/redirect/professional',
    'shell/auth/redirect/admin',
    'shell/auth/callback/pendingProfessional',
  ],
  'Cadastro profissional no painel: pending, needs_info, rejected, approved, do endereço': [
    'mf-patient/dashboard/inReview',
    'mf-patient/dashboard/needsInfo',
    'mf-patient/dashboard/rejected',
    'mf-patient/dashboard/approved',
    'mf-patient/dashboard/fromAddress',
  ],
  'Cadastro profissional: nenhum ainda': ['mf-patient/dashboard/busy', 'mf-professional/pending/none'],
  'Situação: Em análise, Informações necessárias, Não aprovado, aprovado': [
    'mf-professional/pending/pending',
    'mf-professional/pending/needsInfo',
    'mf-professional/pending/rejected',
    'mf-professional/pending/approved',
  ],
  'Formulário do profissional: novo, do cadastro, com pergunta ou recusa da equipe': [
    'mf-professional/apply/patient',
    'mf-professional/apply/signedUp',
    'mf-professional/apply/needsInfo',
    'mf-professional/apply/rejected',
  ],
  'Lista da equipe: Pendente, Aprovado, Rejeitado, Solicitando Informações': ['mf-admin/approvals/each'],

  // Status of a consultation and its payment
  'Consulta: confirmed, pending': ['mf-patient/appointments/upcoming'],
  'Consulta: completed, cancelled, no_show': [
    'mf-patient/appointments/history',
    'mf-patient/history/everything',
  ],
  'Cancelada: Pix não pago, por devolver, devolvida, pela plataforma, pela própria pessoa': [
    'mf-patient/appointments/paymentExpired',
    'mf-patient/appointments/toBeRefunded',
    'mf-patient/appointments/refunded',
    'mf-patient/appointments/cancelledByPlatform',
    'mf-patient/appointments/cancelledByPatient',
  ],
  'Remarcar e cancelar: dentro e fora das 24h': [
    'mf-patient/appointments/upcoming',
    'mf-patient/appointments/soon',
    'mf-patient/booking/moving',
    'mf-patient/booking/movingWithin24h',
  ],
  'Pagamento: paid, pending, failed, expired': [
    'mf-patient/history/everyPayment',
    'mf-admin/consultations/payments/each',
  ],
  'Acessar sessão, Ver gravação': ['mf-patient/history/everything'],
  'Pix: contagem, quase no fim, terminado, sem simulação': [
    'mf-patient/payment/open',
    'mf-patient/payment/tenMinutesLeft',
    'mf-patient/payment/aboutToExpire',
    'mf-patient/payment/expired',
    'mf-patient/payment/withoutSimulation',
    'mf-public/pricing/visitor',
    'mf-public/pricing/withoutSimulation',
  ],
  'Pix: sem código ainda, banco em silêncio, indisponível, a pagar por dias': [
    'mf-patient/payment/creating',
    'mf-patient/payment/silent',
    'mf-patient/payment/unavailable',
    'mf-patient/payment/forDays',
    'mf-patient/payment/notOpen',
  ],
  'Pix: horário perdido, chegou tarde, duas vezes, valor diferente, cancelada': [
    'mf-patient/payment/taken',
    'mf-patient/payment/late',
    'mf-patient/payment/returned',
    'mf-patient/payment/twice',
    'mf-patient/payment/tooLittle',
    'mf-patient/payment/tooMuch',
    'mf-patient/payment/cancelled',
  ],
  'Avaliação: formulário, já feita, antes da consulta': [
    'mf-patient/feedback/form',
    'mf-patient/feedback/reviewed',
    'mf-patient/feedback/notCompleted',
  ],
  'Sessão a começar, à espera do pagamento, terminada': [
    'mf-professional/dashboard/busy',
    'mf-professional/dashboard/pending',
    'mf-professional/dashboard/ended',
  ],
  'Administração: scheduled, completed, cancelled, pending': ['mf-admin/consultations/few'],
  'Sino: nenhuma, três, 9+': ['mf-admin/frame/none', 'mf-admin/frame/three', 'mf-admin/frame/twelve'],
  'Depoimentos: aguardando, publicado, oculto': [
    'mf-admin/testimonials/pending',
    'mf-admin/testimonials/published',
    'mf-admin/testimonials/refused',
  ],
  'Perfil público: completo, sem preço, mais de três avaliações': [
    'mf-public/profile/complete',
    'mf-public/profile/withoutPrice',
    'mf-public/profile/manyReviews',
  ],
  'Nomes tão longos quanto podem ser': [
    'mf-public/directory/longName',
    'mf-public/profile/longTexts',
    'mf-patient/dashboard/longNames',
    'mf-patient/search/longName',
    'mf-patient/appointments/longName',
    'mf-professional/dashboard/longNames',
    'mf-admin/approvals/longNames',
    'mf-admin/consultations/longNames',
  ],
  'Legal: privacidade, termos': ['mf-public/legal/privacy', 'mf-public/legal/terms'],
  'Planos: preços, comparação': ['mf-public/pricing/visitor', 'mf-public/comparison/visitor'],
};
