/**
 * Both error catalogues of the specification, row by row: the text on the screen and the scenarios that cause
 * it, as `area/screen/scenario`. The test beside this file requires one page test that opens and checks each
 * pair, and each row in the tables of decision 12.
 */
export const CATALOGUE: Readonly<Record<string, readonly string[]>> = {
  // Signing in and up
  'Credenciais inválidas': ['shell/auth/auth-page/signInWrong'],
  'Email não confirmado': ['shell/auth/auth-page/signInUnconfirmed'],
  'Muitas tentativas': [
    'shell/auth/auth-page/signInThrottled',
    'shell/auth/auth-page/signUpThrottled',
    'shell/auth/auth-page/mailThrottled',
  ],
  'Usuário não encontrado': ['shell/auth/auth-page/signInUnknown', 'shell/auth/auth-page/mailUnknown'],
  'Erro no login': ['shell/auth/auth-page/signInUnreachable'],
  'Email já cadastrado': ['shell/auth/auth-page/signUpTaken'],
  'Senha muito fraca': ['shell/auth/auth-page/signUpWeak'],
  'Email inválido': ['shell/auth/auth-page/signUpBadEmail'],
  'Erro no cadastro': ['shell/auth/auth-page/signUpUnreachable', 'shell/auth/auth-page/signUpClosed'],
  'Erro ao enviar magic link': ['shell/auth/auth-page/mailRefused'],
  'Erro ao enviar código': ['shell/auth/auth-page/mailRefused'],
  'Erro no acesso sem senha': ['shell/auth/auth-page/mailUnreachable'],
  'Código inválido ou expirado': ['shell/auth/auth-page/codeWrong'],
  'Erro na verificação': ['shell/auth/auth-page/codeUnverifiable'],
  'Aguarde antes de solicitar novamente': ['shell/auth/auth-page/mailTooSoon'],
  'Limite de tentativas excedido': ['shell/auth/auth-page/mailLimit'],
  'Erro - Perfil não encontrado': [
    'shell/auth/auth-page/profileMissing',
    'shell/auth/callback/profileMissing',
  ],
  'Acesso realizado com sucesso!': ['shell/auth/auth-page/signIn'],
  'Conta criada com sucesso!': ['shell/auth/auth-page/signUp'],
  'Código enviado!': ['shell/auth/auth-page/signIn'],
  'Magic link enviado!': ['shell/auth/auth-page/signIn'],
  'Erro na autenticação': [
    'shell/auth/callback/refused',
    'shell/auth/callback/spent',
    'shell/auth/callback/empty',
  ],
  'Erro no perfil': ['shell/auth/callback/profileUnreadable'],
  'Erro inesperado': ['shell/auth/callback/unverifiable'],
  'Login realizado com sucesso!': ['shell/auth/callback/signedIn'],
  'Erro de autorização': ['shell/guard/unreadable', 'shell/auth/auth-page/profileUnreadable'],
  'Acesso negado': [
    'shell/guard/adminDenied',
    'shell/guard/professionalDenied',
    'shell/guard/applicationDenied',
  ],
  'Erro ao fazer logout. Tente novamente.': ['shell/guard/signOutRefused'],
  'Erro no logout': ['mf-admin/frame/signOutFails'],
  'Logout realizado': ['shell/guard/signedIn'],
  'Erro ao enviar e-mail. Tente novamente.': ['shell/auth/forgot-password/refused'],
  'Erro interno. Tente novamente mais tarde.': ['shell/auth/forgot-password/unreachable'],
  'Se encontrarmos seu e-mail, enviaremos as instruções para redefinição da senha.': [
    'shell/auth/forgot-password/form',
  ],
  'Erro ao atualizar senha. Tente novamente.': ['shell/auth/new-password/saveRefused'],

  // Patients
  'Erro ao carregar profissionais': ['mf-patient/search/unreachable', 'mf-patient/search/offline'],
  'Não foi possível carregar os dados do perfil.': [
    'mf-patient/profile/unreachable',
    'mf-patient/dashboard/profileUnreachable',
  ],
  'Não foi possível atualizar o perfil. Tente novamente.': [
    'mf-patient/profile/notSaved',
    'mf-patient/dashboard/profileNotSaved',
  ],
  'Cópia pronta': ['mf-patient/profile/your-data/nothingAsked'],
  'Erro ao baixar': ['mf-patient/profile/your-data/downloadFailed'],
  'Pedido não enviado': [
    'mf-patient/profile/your-data/consultationOpen',
    'mf-patient/profile/your-data/askFailed',
  ],
  'Perfil atualizado!': ['mf-patient/profile/filled', 'mf-patient/dashboard/busy'],
  'Consulta agendada com sucesso!': ['mf-patient/booking/free'],
  'Horário indisponível': ['mf-patient/booking/lostSlot', 'mf-patient/booking/overlap'],
  'Erro ao copiar': ['mf-patient/payment/withoutSimulation'],
  'Código copiado!': ['mf-patient/payment/withoutSimulation'],
  'Erro na simulação': ['mf-patient/payment/simulationFails'],
  'Pagamento confirmado!': ['mf-patient/payment/open'],
  'Erro ao enviar feedback. Tente novamente.': [
    'mf-patient/feedback/failing',
    'mf-patient/feedback/brokenOnce',
  ],
  'Nenhuma consulta encontrada': [
    'mf-patient/appointments/empty',
    'mf-patient/history/empty',
    'mf-admin/consultations/noMatch',
  ],

  // Visitors
  'Não foi possível carregar a lista de profissionais.': ['mf-public/directory/unreachable'],
  'Nenhum profissional encontrado': ['mf-public/directory/noResults', 'mf-patient/search/noResults'],
  'Profissional não encontrado': ['mf-public/profile/unknown', 'mf-public/profile/suspended'],
  'Erro ao enviar mensagem. Tente novamente mais tarde.': ['mf-public/contact/refused'],
  'Erro ao criar usuários': ['mf-public/test-users/switchedOff'],
  'Processo concluído!': ['mf-public/test-users/before'],

  // Professionals
  'Erro ao enviar solicitação': ['mf-professional/apply/refused'],
  'Solicitação enviada com sucesso!': ['mf-professional/apply/patient'],
  'Erro de autenticação': ['mf-professional/apply/signedOut'],
  'Campos obrigatórios': ['mf-professional/apply/patient'],
  'Erro ao verificar status': ['mf-professional/pending/unreachable', 'mf-professional/pending/recovering'],
  'Valor inválido': ['mf-professional/dashboard/busy'],
  'Não foi possível atualizar o preço. Tente novamente.': ['mf-professional/dashboard/priceRefused'],
  'Preço atualizado!': ['mf-professional/dashboard/busy'],
  'Em desenvolvimento': ['mf-professional/dashboard/busy'],
  'Dashboard load error: to /professional/pending': ['mf-professional/dashboard/failing'],

  // Admins
  'Falha ao atualizar taxa da plataforma.': ['mf-admin/platform-fee/updateFails'],
  'Taxa da plataforma atualizada com sucesso.': ['mf-admin/platform-fee/fee'],
  'Falha ao carregar configurações de taxa da plataforma.': ['mf-admin/platform-fee/unreachable'],
  'Nenhuma alteração registrada ainda': ['mf-admin/platform-fee/noHistory'],
  'Não foi possível carregar as solicitações.': ['mf-admin/approvals/unreachable'],
  'Erro na ação': ['mf-admin/approvals/actionFails'],
  'Ação realizada com sucesso!': ['mf-admin/approvals/each', 'mf-admin/approvals/mailFails'],
  'Nenhuma solicitação encontrada': ['mf-admin/approvals/noMatch'],
  'Nenhuma solicitação pendente': ['mf-admin/approvals/none'],
  'Não foi possível carregar as consultas.': ['mf-admin/consultations/unreachable'],
  'Não foi possível carregar as consultas (Pagamentos)': ['mf-admin/consultations/payments/unreachable'],
  'Não foi possível atualizar o status do pagamento': ['mf-admin/consultations/payments/updateFails'],
  'Pagamento marcado como confirmado': ['mf-admin/consultations/payments/each'],
};

/**
 * Rows that no backend state causes, because the portal itself is broken (a file is missing, a handler
 * throws, or the portal's frame throws), with the page tests that simulate it.
 */
export const BROKEN_PORTAL: Readonly<Record<string, readonly string[]>> = {
  'Oops! Algo deu errado': ['shell/src/page/lazy.test.tsx', 'shell/src/page/watch-errors.test.ts'],
  'Unexpected Application Error!': ['shell/src/page/crash-boundary.test.tsx'],
};
