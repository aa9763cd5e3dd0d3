import { PASSWORD_TOO_LONG } from '../password';
import { NO_CONNECTION } from './no-connection';
import { each, type ErrorEntry, type ErrorText } from './entry';
import { REQUEST_LIMIT, SEND_LIMITS } from './throttle';

const BAD_EMAIL: ErrorText = {
  title: 'Email inválido',
  text: 'Confira o e-mail digitado e tente novamente.',
};
const WEAK_PASSWORD: ErrorText = {
  title: 'Senha muito fraca',
  text: 'A senha precisa ter pelo menos 6 caracteres.',
};
const KNOWN_PASSWORD =
  'Esta senha é fácil de adivinhar: está entre as mais usadas ou já vazou. Escolha outra.';
const EMAIL_TAKEN: ErrorText = {
  title: 'Email já cadastrado',
  text: 'Entre com este e-mail ou recupere a sua senha.',
};
const UNKNOWN_USER: ErrorText = {
  title: 'Usuário não encontrado',
  text: 'Confira o e-mail digitado ou crie uma conta.',
};
const TRY_AGAIN = 'Tente novamente em instantes.';

const notSent = (title: string): ErrorEntry => ({
  otherwise: { title, text: TRY_AGAIN },
  codes: { ...SEND_LIMITS, email_address_invalid: BAD_EMAIL, user_not_found: UNKNOWN_USER },
});

/** Texts for sign-up, sign-in, sign-out and related screens. */
export const AUTH_ERRORS = {
  login: {
    otherwise: { title: 'Erro no login', text: 'Não foi possível entrar agora. Tente novamente.' },
    codes: {
      ...REQUEST_LIMIT,
      over_email_send_rate_limit: REQUEST_LIMIT.over_request_rate_limit,
      invalid_credentials: { title: 'Credenciais inválidas', text: 'E-mail ou senha incorretos.' },
      email_not_confirmed: {
        title: 'Email não confirmado',
        text: 'Confirme seu e-mail antes de fazer login.',
      },
      user_not_found: UNKNOWN_USER,
      user_banned: { title: 'Erro no login', text: 'Conta bloqueada. Fale com a equipe.' },
    },
  },
  'profile-missing': {
    otherwise: {
      title: 'Erro - Perfil não encontrado',
      text: 'Sua conta existe, mas o perfil não foi encontrado. Tente novamente ou fale com a nossa equipe.',
    },
  },
  signup: {
    otherwise: { title: 'Erro no cadastro', text: 'Não foi possível criar a conta. Tente novamente.' },
    codes: {
      ...SEND_LIMITS,
      ...each(['user_already_exists', 'email_exists'], EMAIL_TAKEN),
      weak_password: WEAK_PASSWORD,
      password_known: { title: 'Senha muito fraca', text: KNOWN_PASSWORD },
      email_address_invalid: BAD_EMAIL,
      password_too_long: { title: 'Erro no cadastro', text: PASSWORD_TOO_LONG },
      reauthentication_needed: {
        title: 'Erro no cadastro',
        text: 'Entre de novo com um código para escolher uma senha.',
      },
      ...each(['signup_disabled', 'email_provider_disabled'], {
        title: 'Erro no cadastro',
        text: 'Novos cadastros estão fechados no momento.',
      }),
    },
  },
  passwordless: notSent('Erro no acesso sem senha'),
  'one-time-code': notSent('Erro ao enviar código'),
  'magic-link': notSent('Erro ao enviar magic link'),
  resend: notSent('Erro ao enviar código'),
  verification: {
    otherwise: { title: 'Erro na verificação', text: TRY_AGAIN },
    codes: {
      ...REQUEST_LIMIT,
      ...each(
        [
          'otp_expired',
          'validation_failed',
          'email_address_invalid',
          'bad_code_verifier',
          'flow_state_expired',
          'flow_state_not_found',
        ],
        { title: 'Código inválido ou expirado', text: 'Confira os números ou peça um novo código.' },
      ),
    },
  },
  'second-factor': {
    otherwise: { title: 'Erro na verificação', text: TRY_AGAIN },
    codes: {
      ...REQUEST_LIMIT,
      mfa_verification_failed: {
        title: 'Código não confere',
        text: 'Este código não confere. Digite o código que o aplicativo mostra agora. Cada código vale uma vez.',
      },
      ...each(['mfa_challenge_expired', 'mfa_ip_address_mismatch'], {
        title: 'Tempo esgotado',
        text: 'A verificação demorou demais ou a rede mudou. Digite o código de novo.',
      }),
      mfa_factor_not_found: {
        title: 'Verificação removida',
        text: 'Este dispositivo não está mais cadastrado.',
      },
      session_not_found: { title: 'Este acesso acabou', text: 'Entre de novo para continuar.' },
      mfa_factor_name_conflict: {
        title: 'Nome repetido',
        text: 'Você já tem um dispositivo com este nome. Escolha outro.',
      },
      too_many_enrolled_mfa_factors: {
        title: 'Limite de dispositivos',
        text: 'São até dez dispositivos. Remova um para cadastrar outro.',
      },
      insufficient_aal: {
        title: 'Confirme quem é você',
        text: 'Digite antes o código de um dispositivo cadastrado. Saia e entre de novo.',
      },
    },
  },
  callback: {
    otherwise: { title: 'Erro na autenticação', text: 'Entre novamente para continuar.' },
    codes: REQUEST_LIMIT,
  },
  'callback-profile': {
    otherwise: { title: 'Erro no perfil', text: 'Não foi possível carregar os dados do perfil.' },
  },
  authorization: {
    otherwise: { title: 'Erro de autorização', text: 'Não foi possível verificar suas permissões.' },
  },
  recovery: {
    otherwise: { title: 'Erro ao enviar e-mail. Tente novamente.' },
    // Only existing addresses hit the e-mail limit: a text of its own would reveal that.
    codes: {
      ...REQUEST_LIMIT,
      email_address_invalid: BAD_EMAIL,
      ...each(['timeout', 'server_unavailable', 'unexpected'], {
        title: 'Erro interno. Tente novamente mais tarde.',
      }),
      network: { title: 'Erro interno. Tente novamente mais tarde.', text: NO_CONNECTION },
    },
  },
  'new-password': {
    otherwise: { title: 'Erro ao atualizar senha. Tente novamente.' },
    codes: {
      ...REQUEST_LIMIT,
      weak_password: { title: 'A senha deve ter pelo menos 6 caracteres' },
      password_known: { title: 'Senha muito fraca', text: KNOWN_PASSWORD },
      password_too_long: { title: PASSWORD_TOO_LONG },
      same_password: { title: 'A nova senha precisa ser diferente da atual.' },
      insufficient_aal: {
        title: 'Falta a verificação em duas etapas',
        text: 'Esta conta muda a senha só depois do código do aplicativo.',
      },
    },
  },
  unexpected: { otherwise: { title: 'Erro inesperado', text: 'Tente novamente.' } },
} as const satisfies Record<string, ErrorEntry>;
