import { ADMIN_ERRORS } from '../admin-errors';
import { AppError, describeError, toAppError, type ErrorEntry } from '../errors';
import { PAYOUT_ERRORS } from '../payout-errors';
import { PROFESSIONAL_ERRORS } from '../professional-errors';
import { ROOM_ERRORS } from '../room-errors';
import { ERROR_CATALOGUE } from './catalogue';

const ALL = { ...ERROR_CATALOGUE, ...PROFESSIONAL_ERRORS, ...ADMIN_ERRORS, ...PAYOUT_ERRORS, ...ROOM_ERRORS };
type Context = keyof typeof ALL;

/** "title / text" of a code in a context. */
const say = (context: Context, error: AppError | string = 'no_such_code') => {
  const { title, text } = describeError(error, ALL[context]);
  return text === undefined ? title : `${title} / ${text}`;
};
const titleOf = (context: Context, code = 'no_such_code') => describeError(code, ALL[context]).title;

describe('signing in', () => {
  it.each([
    ['invalid_credentials', 'Credenciais inválidas'],
    ['email_not_confirmed', 'Email não confirmado'],
    ['over_request_rate_limit', 'Muitas tentativas'],
    ['user_not_found', 'Usuário não encontrado'],
    ['unexpected_failure', 'Erro no login'],
    ['network', 'Erro no login'],
  ])('%s reads %j', (code, title) => {
    expect(titleOf('login', code)).toBe(title);
  });

  it('distinguishes a missing profile from a failure', () => {
    expect(titleOf('profile-missing')).toBe('Erro - Perfil não encontrado');
  });
});

describe('signing up', () => {
  it.each([
    ['user_already_exists', 'Email já cadastrado'],
    ['email_exists', 'Email já cadastrado'],
    ['weak_password', 'Senha muito fraca'],
    ['password_known', 'Senha muito fraca'],
    ['email_address_invalid', 'Email inválido'],
    ['unexpected_failure', 'Erro no cadastro'],
    ['network', 'Erro no cadastro'],
  ])('%s reads %j', (code, title) => {
    expect(titleOf('signup', code)).toBe(title);
  });

  it('states the minimum of six characters for a password', () => {
    expect(describeError('weak_password', 'signup').text).toContain('pelo menos 6 caracteres');
  });

  it('explains how to choose a password if the session is too old for one', () => {
    expect(say('signup', 'reauthentication_needed')).toBe(
      'Erro no cadastro / Entre de novo com um código para escolher uma senha.',
    );
  });

  it('counts the characters of a password that is too long as the server does', () => {
    for (const context of ['signup', 'new-password'] as const)
      expect(say(context, 'password_too_long')).toMatch(
        /até 72 caracteres, e os acentuados contam como dois/,
      );
  });

  it('does not mention length for a long but leaked password', () => {
    for (const context of ['signup', 'new-password'] as const)
      expect(describeError('password_known', context).text).toMatch(/entre as mais usadas/);
  });
});

describe('a request without a response', () => {
  it('reports that there is no connection, under the title of the failed action', () => {
    expect(say('booking', 'network')).toBe(
      'Erro ao agendar / Você está sem conexão. Tente novamente quando ela voltar.',
    );
    expect(say('feedback', 'network')).toBe(
      'Erro ao enviar feedback. Tente novamente. / Você está sem conexão. Tente novamente quando ela voltar.',
    );
    expect(say('recovery', 'network')).toContain('Você está sem conexão.');
  });

  it('uses the text of a context that has its own', () => {
    expect(say('search', 'network')).toBe(
      'Erro ao carregar profissionais: verifique sua conexão com a internet.',
    );
  });
});

describe('passwordless sign-in', () => {
  it('names what could not be sent', () => {
    expect(titleOf('magic-link')).toBe('Erro ao enviar magic link');
    expect(titleOf('one-time-code')).toBe('Erro ao enviar código');
    expect(titleOf('passwordless')).toBe('Erro no acesso sem senha');
  });

  it.each(['otp_expired', 'flow_state_expired', 'validation_failed'])('treats %s as a wrong code', (code) => {
    expect(titleOf('verification', code)).toBe('Código inválido ou expirado');
  });

  it('treats every other error of a code as a failure', () => {
    expect(titleOf('verification', 'network')).toBe('Erro na verificação');
    expect(titleOf('verification')).toBe('Erro na verificação');
  });
});

describe('rate limits', () => {
  const limited = (message: string) =>
    toAppError({ code: 'over_email_send_rate_limit', message, status: 429 });
  const tooSoon = limited('For security purposes, you can only request this after 42 seconds.');
  const SENDING = ['signup', 'passwordless', 'one-time-code', 'magic-link', 'resend'] as const;

  it.each(SENDING)('(%s) states the remaining seconds', (context) => {
    expect(say(context, tooSoon)).toBe(
      'Aguarde antes de solicitar novamente / Tente novamente em 42 segundos.',
    );
  });

  it.each(SENDING)('(%s) says to wait an hour when the hourly e-mails are used up', (context) => {
    expect(say(context, limited('email rate limit exceeded'))).toBe(
      'Limite de tentativas excedido / Aguarde 1 hora antes de solicitar novos códigos.',
    );
  });

  it.each([
    [undefined, 'Aguarde alguns minutos antes de tentar novamente.'],
    [1, 'Tente novamente em 1 segundo.'],
    [10, 'Tente novamente em 10 segundos.'],
    [90, 'Tente novamente em 90 segundos.'],
    [91, 'Tente novamente em 2 minutos.'],
  ])('states how long another limit lasts (%s seconds)', (retryAfterSeconds, text) => {
    const error = new AppError('over_request_rate_limit', { retryAfterSeconds });
    for (const context of [
      ...SENDING,
      'login',
      'verification',
      'recovery',
      'new-password',
      'callback',
    ] as const)
      expect(say(context, error)).toBe(`Muitas tentativas / ${text}`);
  });

  it('uses the singular for one second', () => {
    const error = new AppError('over_email_send_rate_limit', { retryAfterSeconds: 1 });
    expect(describeError(error, 'resend').text).toBe('Tente novamente em 1 segundo.');
  });
});

describe('booking', () => {
  it.each(['slot_taken', '23P01'])('reports a slot lost to another patient (%s)', (code) => {
    expect(say('booking', code)).toBe(
      'Horário indisponível / Este horário acabou de ser reservado. Escolha outro.',
    );
    expect(say('payment-renewal', code)).toBe(say('booking', code));
  });

  it('reports that there is no connection', () => {
    expect(say('booking', 'network')).toBe(
      'Erro ao agendar / Você está sem conexão. Tente novamente quando ela voltar.',
    );
  });

  it('reports a changed price', () => {
    expect(describeError('price_changed', 'booking').text).toBe('O preço mudou. Confira o novo valor.');
  });

  it.each(['no_such_code', '42501', 'not_authenticated'])('reports any other failure: %s', (code) => {
    expect(say('booking', code)).toBe(
      'Erro ao agendar / Não foi possível agendar a consulta. Tente novamente.',
    );
  });
});

describe('every other context', () => {
  it.each<[Context, string]>([
    ['search', 'Erro ao carregar profissionais: tente novamente em instantes.'],
    ['payment', 'Erro na simulação / Tente novamente.'],
    ['pix-copy', 'Erro ao copiar / Tente copiar manualmente o código.'],
    ['feedback', 'Erro ao enviar feedback. Tente novamente.'],
    ['profile', 'Erro ao salvar / Não foi possível atualizar o perfil. Tente novamente.'],
    ['callback', 'Erro na autenticação / Entre novamente para continuar.'],
    ['callback-profile', 'Erro no perfil / Não foi possível carregar os dados do perfil.'],
    ['unexpected', 'Erro inesperado / Tente novamente.'],
    ['authorization', 'Erro de autorização / Não foi possível verificar suas permissões.'],
    ['recovery', 'Erro ao enviar e-mail. Tente novamente.'],
    ['new-password', 'Erro ao atualizar senha. Tente novamente.'],
    ['admin-sign-out', 'Erro no logout / Tente novamente.'],
    ['consultation-export', 'Erro ao exportar / Não foi possível exportar as consultas. Tente novamente.'],
    ['directory', 'Erro ao carregar / Não foi possível carregar a lista de profissionais.'],
    ['contact', 'Erro ao enviar mensagem. Tente novamente mais tarde.'],
    ['test-users', 'Erro ao criar usuários / Tente novamente.'],
    [
      'application',
      'Erro ao enviar solicitação / Ocorreu um erro ao processar sua solicitação. Tente novamente.',
    ],
    ['application-status', 'Erro ao verificar status / Não foi possível verificar sua solicitação.'],
    ['recording', 'Erro ao salvar / Não foi possível salvar a gravação. Tente novamente.'],
    ['recording-removal', 'Erro ao remover / Não foi possível remover a gravação. Tente novamente.'],
    ['price', 'Erro ao salvar / Não foi possível atualizar o preço. Tente novamente.'],
    ['admin-payment-update', 'Erro / Não foi possível atualizar o status do pagamento'],
    ['admin-action', 'Erro na ação / Não foi possível realizar a ação. Tente novamente.'],
    ['fee-update', 'Erro / Falha ao atualizar taxa da plataforma.'],
  ])('%s has the default text: %s', (context, words) => {
    expect(say(context)).toBe(words);
  });

  it('tells a visitor that an application requires signing in', () => {
    expect(say('application', 'not_authenticated')).toBe(
      'Erro de autenticação / Você precisa estar logado para enviar a solicitação.',
    );
  });

  it('distinguishes an internal failure from a rejected e-mail on password recovery', () => {
    expect(say('recovery', 'server_unavailable')).toBe('Erro interno. Tente novamente mais tarde.');
  });

  it('does not reveal by a limit whether the address of a password recovery exists', () => {
    expect(say('recovery', 'over_email_send_rate_limit')).toBe(say('recovery'));
  });

  it('distinguishes an ended session from a failed sign-out', () => {
    for (const code of ['session_ended', 'session_not_found'])
      expect(say('session-end', code)).toBe('Este acesso acabou / Entre de novo para ver os seus aparelhos.');
    expect(titleOf('session-end', 'network')).toBe('Acesso não encerrado');
  });

  it('reports an ended login session in every context', () => {
    for (const context of ['booking', 'fee-update', 'profile'] as const)
      expect(say(context, 'session_ended')).toBe('Este acesso acabou / Entre de novo para continuar.');
  });

  it('reports a missing profile', () => {
    expect(say('public-profile', 'PGRST116')).toBe('Profissional não encontrado');
  });
});

describe('the catalogue', () => {
  it('is read by name or by its texts', () => {
    expect(describeError('network', 'login')).toEqual(describeError('network', ERROR_CATALOGUE.login));
  });

  const entries: readonly ErrorEntry[] = Object.values(ALL);

  it('never takes an inherited object property for a code', () => {
    for (const entry of entries)
      for (const code of ['constructor', 'toString', '__proto__', ''])
        expect(describeError(code, entry)).toBe(entry.otherwise);
  });

  it('never shows a code, an English message or an empty text', () => {
    for (const { otherwise, codes = {} } of entries) {
      for (const { title, text } of [otherwise, ...Object.values(codes)])
        for (const words of text === undefined ? [title] : [title, text])
          expect(words).toMatch(/^[A-ZÀ-Ý](?!.*(?:_|error|failed|undefined)).{3,}/);
    }
  });
});

describe('an admin who takes part in a consultation', () => {
  it.each(['admin-payment-update', 'admin-consultation', 'admin-money'] as const)(
    'reads in %s that another one decides',
    (context) => {
      expect(say(context, new AppError('own_money'))).toContain(
        'Você participa desta consulta: outra pessoa da equipe precisa decidir.',
      );
    },
  );
});
