import { ENDED } from '../auth/sign-in/sign-in-reason';

export const copy = {
  /** Shown at /auth when the login session ended while a page was open, or before. */
  ended: { title: ENDED, text: 'Entre de novo para voltar à página em que você estava.' },
} as const;
