// What professionals publish about themselves. supabase/tests/constants.test.ts compares lists and limits with the
// database's constraints.

export const HEADLINE_MAX_LENGTH = 90;
/** Limits of a changed text about oneself; earlier ones may be longer or shorter. */
export const ABOUT_MIN_LENGTH = 200;
export const ABOUT_MAX_LENGTH = 1200;
export const SESSION_TEXT_MAX_LENGTH = 300;
export const NOT_ATTENDED_MAX_LENGTH = 120;
/** Titles and places in education and experience. */
export const HISTORY_TEXT_MAX_LENGTH = 120;
export const HISTORY_MAX_COUNT = 10;
export const APPROACHES_MAX_COUNT = 3;

export const APPROACHES = [
  'Cognitivo-comportamental',
  'Aceitação e compromisso (ACT)',
  'Terapia do esquema',
  'Psicanálise',
  'Humanista',
  'Sistêmica',
  'Análise do comportamento',
] as const;

export const LANGUAGES = [
  'Português',
  'Inglês',
  'Espanhol',
  'Francês',
  'Italiano',
  'Alemão',
  'Japonês',
] as const;

export const AUDIENCES = ['Adultos', 'Adolescentes', 'Casais'] as const;

/** Experience with groups of people, and accessibility. */
export const ACCOMMODATIONS = [
  'Pessoas LGBTQIA+',
  'Texto e vídeo com legendas',
  'Libras',
  'Pessoas neurodivergentes',
] as const;

/** An entry of education or experience. */
export interface HistoryEntry {
  readonly title: string;
  /** Empty if none was given. */
  readonly place: string;
  /** A year. */
  readonly from: number;
  /** A year; null until today. */
  readonly to: number | null;
}

/** What a public profile shows besides its card. */
export interface PublishedDetails {
  readonly approaches: readonly string[];
  readonly sessionText: string | null;
  readonly education: readonly HistoryEntry[];
  readonly experience: readonly HistoryEntry[];
  readonly languages: readonly string[];
  readonly audiences: readonly string[];
  readonly accommodations: readonly string[];
  readonly notAttended: string | null;
}

/** `details` of the database's answers. */
export interface PublishedDetailsRow extends Omit<PublishedDetails, 'sessionText' | 'notAttended'> {
  readonly session_text: string | null;
  readonly not_attended: string | null;
}

const NONE: PublishedDetails = {
  approaches: [],
  sessionText: null,
  education: [],
  experience: [],
  languages: [],
  audiences: [],
  accommodations: [],
  notAttended: null,
};

/** Converts `details`; a database older than this version has none. */
export function publishedDetailsFrom(row: PublishedDetailsRow | undefined): PublishedDetails {
  if (!row) return NONE;
  const { session_text: sessionText, not_attended: notAttended, ...same } = row;
  return { ...same, sessionText, notAttended };
}

/** "2018 a 2020", "2019", "desde 2021" */
export function periodOf({ from, to }: HistoryEntry): string {
  if (to === null) return `desde ${from}`;
  return from === to ? String(from) : `${from} a ${to}`;
}
