import { useState } from 'react';

/** What has been typed on /auth. Both forms write it, so that changing between them loses nothing. */
export interface Draft {
  readonly fullName: string;
  readonly cpf: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly privacy: boolean;
  readonly terms: boolean;
}

export type DraftField = keyof Draft;

const EMPTY: Draft = {
  fullName: '',
  cpf: '',
  phone: '',
  email: '',
  password: '',
  confirmation: '',
  privacy: false,
  terms: false,
};

export interface DraftForm {
  readonly draft: Draft;
  readonly write: (change: Partial<Draft>) => void;
}

export function useDraft(): DraftForm {
  const [draft, setDraft] = useState(EMPTY);
  return { draft, write: (change) => setDraft((before) => ({ ...before, ...change })) };
}
