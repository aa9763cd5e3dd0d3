import { useEffect, useState } from 'react';
import type { Profession } from 'shared-domain/specialties';
import { forgetInTab, keepInTab, keptInTab } from 'shared-portal/browser-storage';
import { useLocation } from 'shared-portal/router';
import type { AccessMethod } from './access-method';
import { fieldRefusal, type FieldRefusal } from './field-refusal';

/** What has been typed on /auth. All forms write it, so that changing between them loses nothing. */
export interface Draft {
  readonly method: AccessMethod;
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
  method: 'password',
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
  /** What the server refused of a field, until that is changed. */
  readonly refusal: FieldRefusal | null;
  /** Shows a refusal at the field it concerns, if any. */
  readonly refuse: (error: unknown) => void;
}

/** Where a tab keeps what was typed. */
const KEPT = 'sign-up';

/**
 * Begins with what the screen that led here passes on, or with what this tab keeps over a reload. Leaving the screen
 * forgets it; the passwords are never kept.
 */
export function useDraft(): DraftForm {
  const { state } = useLocation();
  const [begun] = useState(() => ({ ...EMPTY, ...draftFrom(state), ...draftFrom(storedDraft()) }));
  const [draft, setDraft] = useState(begun);
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null);
  useEffect(() => {
    if (draft !== begun) keepInTab(KEPT, JSON.stringify(keepDraft(draft)));
  }, [draft, begun]);
  useEffect(() => forgetDraft, []);
  return {
    draft,
    refusal,
    write: (change) => {
      setDraft((before) => ({ ...before, ...change }));
      setRefusal((before) => (before && before.field in change ? null : before));
    },
    refuse: (error) => setRefusal(fieldRefusal(error)),
  };
}

const forgetDraft = (): void => forgetInTab(KEPT);

function storedDraft(): unknown {
  try {
    return JSON.parse(keptInTab(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

/** What may be kept: everything but the passwords. */
export function keepDraft(draft: Draft): Partial<Draft> {
  const { password: _, confirmation: __, ...kept } = draft;
  return kept;
}

function draftFrom(state: unknown): Partial<Draft> {
  if (typeof state !== 'object' || state === null) return {};
  const isOfTheDraft = ([field, value]: [string, unknown]) =>
    Object.hasOwn(EMPTY, field) && typeof value === typeof EMPTY[field as DraftField];
  return Object.fromEntries(Object.entries(state).filter(isOfTheDraft)) as Partial<Draft>;
}
