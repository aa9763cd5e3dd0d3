import type { ErrorText } from './entry';

/** The last e-mail is too recent. */
export const waitText = (seconds: number): ErrorText => ({
  title: 'Aguarde antes de solicitar novamente',
  text: seconds === 1 ? 'Tente novamente em 1 segundo.' : `Tente novamente em ${seconds} segundos.`,
});

/** Too many e-mails within the hour. */
export const SEND_LIMIT_TEXT: ErrorText = {
  title: 'Limite de tentativas excedido',
  text: 'Aguarde 1 hora antes de solicitar novos códigos.',
};

const TOO_MANY: ErrorText = {
  title: 'Muitas tentativas',
  text: 'Aguarde alguns minutos antes de tentar novamente.',
};

/** Too many requests from one address. */
export const REQUEST_LIMIT = { over_request_rate_limit: TOO_MANY };

/** Contexts that send e-mail meet both limits. */
export const SEND_LIMITS = { ...REQUEST_LIMIT, over_email_send_rate_limit: SEND_LIMIT_TEXT };
