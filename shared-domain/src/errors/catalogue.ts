import { AUTH_ERRORS } from './catalogue-auth';
import { PATIENT_ERRORS } from './catalogue-patient';
import { PUBLIC_ERRORS } from './catalogue-public';
import type { KnownCode } from './codes';
import type { ErrorEntry, ErrorText } from './entry';

/** What the shell and several areas need. The texts of one area alone are in `admin-errors` and `professional-errors`. */
const CATALOGUE = {
  ...AUTH_ERRORS,
  ...PUBLIC_ERRORS,
  ...PATIENT_ERRORS,
  notifications: {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível marcar como lidas. Tente novamente.' },
  },
};

/** What the user was doing when the error occurred. */
export type ErrorContext = keyof typeof CATALOGUE;

export const ERROR_CATALOGUE: Readonly<Record<ErrorContext, ErrorEntry>> = CATALOGUE;

/** Codes with the same meaning in every context, unless the context has its own text. */
export const COMMON_ERRORS: Readonly<Partial<Record<KnownCode, ErrorText>>> = {
  session_ended: { title: 'Este acesso acabou', text: 'Entre de novo para continuar.' },
};
