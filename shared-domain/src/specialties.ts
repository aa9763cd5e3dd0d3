/** What a professional works with. Search filters match one of them exactly. */
export const SPECIALTIES = ['Ansiedade', 'Depressão', 'Terapia de Casal', 'Trauma e PTSD'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export type Profession = 'psychologist' | 'psychiatrist';

/** Professions as a person is asked for theirs. */
export const PROFESSIONS: Record<Profession, string> = {
  psychologist: 'Psicólogo(a)',
  psychiatrist: 'Psiquiatra',
};

/** How a professional wants to be addressed; says nothing about gender or sex. */
export const FORMS_OF_ADDRESS = ['neutral', 'feminine', 'masculine'] as const;
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number];

const PSYCHOLOGIST: Record<FormOfAddress, string> = {
  neutral: PROFESSIONS.psychologist,
  feminine: 'Psicóloga',
  masculine: 'Psicólogo',
};

/** A professional's profession in words: "Psicóloga", "Psicólogo(a)", "Psiquiatra". */
export const professionTitle = (profession: Profession, form: FormOfAddress): string =>
  profession === 'psychologist' ? PSYCHOLOGIST[form] : PROFESSIONS.psychiatrist;

/** Professions as fields of work: what a card shows of a professional without specialties. */
export const PROFESSION_FIELDS: Record<Profession, string> = {
  psychologist: 'Psicologia',
  psychiatrist: 'Psiquiatria',
};

/** Whether a value from outside is a profession. */
export const isProfession = (value: unknown): value is Profession =>
  typeof value === 'string' && Object.hasOwn(PROFESSIONS, value);

/** Whether a value from outside is one of the specialties that people search by. */
export const isSpecialty = (value: unknown): value is Specialty =>
  SPECIALTIES.some((specialty) => specialty === value);
