import type { ErrorText } from './entry';

const inTime = (count: number, unit: string) =>
  `Tente novamente em ${count} ${unit}${count === 1 ? '' : 's'}.`;

/** The last e-mail was sent too recently. */
const tooSoon = (seconds: number): ErrorText => ({
  title: 'Aguarde antes de solicitar novamente',
  text: inTime(seconds, 'segundo'),
});

/** Too many e-mails within the hour. */
const SEND_LIMIT_TEXT: ErrorText = {
  title: 'Limite de tentativas excedido',
  text: 'Aguarde 1 hora antes de solicitar novos códigos.',
};

const TOO_MANY: ErrorText = {
  title: 'Muitas tentativas',
  text: 'Aguarde alguns minutos antes de tentar novamente.',
};

const tooMany = (seconds: number): ErrorText => ({
  title: TOO_MANY.title,
  text: seconds <= 90 ? inTime(seconds, 'segundo') : inTime(Math.ceil(seconds / 60), 'minuto'),
});

/** Text of a limit whose duration the server has stated. */
export const WAIT_TEXTS: Readonly<Record<string, (seconds: number) => ErrorText>> = {
  over_email_send_rate_limit: tooSoon,
  over_request_rate_limit: tooMany,
};

/** Too many requests from one address. */
export const REQUEST_LIMIT = { over_request_rate_limit: TOO_MANY };

/** Contexts that send e-mail can hit both limits. */
export const SEND_LIMITS = { ...REQUEST_LIMIT, over_email_send_rate_limit: SEND_LIMIT_TEXT };
