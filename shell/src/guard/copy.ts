import { ENDED } from '../parts/sent-back';

export const copy = {
  /** Shown at /auth to a person whose login session ended while a page was open, or before it was. */
  ended: { title: ENDED, text: 'Entre de novo para voltar à página em que você estava.' },
} as const;
