import { useState } from 'react';
import type { Profession } from 'shared-domain/specialties';
import { useLocation } from 'shared-portal/router';

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

/** Begins with what the entry of the history keeps: of a reload, or of the screen that led here. */
export function useDraft(): DraftForm {
  const { state } = useLocation();
  const [draft, setDraft] = useState(() => ({ ...EMPTY, ...readKept(state) }));
  return { draft, write: (change) => setDraft((before) => ({ ...before, ...change })) };
}

/** What may be kept with an entry of the history: everything but the passwords. */
export function keepDraft(draft: Draft): Partial<Draft> {
  const { password: _, confirmation: __, ...kept } = draft;
  return kept;
}

function readKept(state: unknown): Partial<Draft> {
  if (typeof state !== 'object' || state === null) return {};
  const isOfTheDraft = ([field, value]: [string, unknown]) =>
    Object.hasOwn(EMPTY, field) && typeof value === typeof EMPTY[field as DraftField];
  return Object.fromEntries(Object.entries(state).filter(isOfTheDraft)) as Partial<Draft>;
}
