/** A professional's specialty. Search filters match one of them exactly. */
export const SPECIALTIES = ['Ansiedade', 'Depressão', 'Terapia de Casal', 'Trauma e PTSD'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export type Profession = 'psychologist' | 'psychiatrist';

/** Professions as offered in forms. */
export const PROFESSIONS: Record<Profession, string> = {
  psychologist: 'Psicólogo(a)',
  psychiatrist: 'Psiquiatra',
};

/** How a professional wants to be addressed; unrelated to gender or sex. */
export const FORMS_OF_ADDRESS = ['neutral', 'feminine', 'masculine'] as const;
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

const PSYCHOLOGIST: Record<FormOfAddress, string> = {
  neutral: PROFESSIONS.psychologist,
  feminine: 'Psicóloga',
  masculine: 'Psicólogo',
};

/** A professional's title: "Psicóloga", "Psicólogo(a)", "Psiquiatra". */
export const professionTitle = (profession: Profession, form: FormOfAddress): string =>
  profession === 'psychologist' ? PSYCHOLOGIST[form] : PROFESSIONS.psychiatrist;

/** Professions as fields of work, shown for a professional without specialties. */
export const PROFESSION_FIELDS: Record<Profession, string> = {
  psychologist: 'Psicologia',
  psychiatrist: 'Psiquiatria',
};

/** Whether an external value is a profession. */
export const isProfession = (value: unknown): value is Profession =>
  typeof value === 'string' && Object.hasOwn(PROFESSIONS, value);

/** Whether an external value is a searchable specialty. */
export const isSpecialty = (value: unknown): value is Specialty =>
  SPECIALTIES.some((specialty) => specialty === value);

/** The single names in the label of a list's row: "Terapia de Casal · Depressão" has two. */
export const specialtiesOfLabel = (label: string): readonly string[] =>
  label.split(' · ').filter((name) => name !== '');
