import { useState } from 'react';
import type { Profession } from 'shared-domain/specialties';

/** What has been typed on /auth. All forms write it, so that changing between them loses nothing. */
export interface Draft {
  readonly fullName: string;
  readonly cpf: string;
  readonly phone: string;
  readonly email: string;
  readonly profession: Profession;
  readonly registration: string;
  readonly cnpj: string;
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
  profession: 'psychologist',
  registration: '',
  cnpj: '',
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
