import type { Brand } from './brand';
import { REGISTRATION_STATES, type RegistrationState } from './registration-states';
import type { Profession } from './specialties';
import { onlyAlphanumerics } from './text';

export { REGISTRATION_STATES, type RegistrationState };

/** Councils: psychologists register with the CRP, psychiatrists with the CRM. */
export type Council = 'CRP' | 'CRM';
/** "CRP-XX/XXXXX". Made by `parseCrp` only. */
export type Crp = Brand<string, 'Crp'>;
/** "CRM-XX/" and up to six digits. Made by `parseCrm` only. */
export type Crm = Brand<string, 'Crm'>;
/** A registration as it is stored and shown. Made by `parseApplicationRegistration` only. */
export type ApplicationRegistration = Brand<string, 'ApplicationRegistration'>;

/** Which council decides about a profession. */
export const COUNCIL_OF: Record<Profession, Council> = { psychologist: 'CRP', psychiatrist: 'CRM' };

/** Placeholders of the application form. */
export const APPLICATION_REGISTRATION_PLACEHOLDER: Record<Profession, string> = {
  psychologist: 'CRP 06/123456',
  psychiatrist: 'CRM 12345',
};

export const APPLICATION_REGISTRATION_MAX_LENGTH = 20;

/** Most digits after the state code: CRP-XX/XXXXX, CRM-XX/XXXXXX. */
const NUMBER_DIGITS: Record<Council, number> = { CRP: 5, CRM: 6 };

const codes = REGISTRATION_STATES.map((state) => state.code).join('|');
const ufs = REGISTRATION_STATES.map((state) => state.uf).join('|');

function format(council: Council, input: string): string {
  const typed = onlyAlphanumerics(input);
  const digits = typed.replace(/[A-Z]/g, '').slice(0, 2 + NUMBER_DIGITS[council]);
  if (!digits) return council.startsWith(typed) ? typed : ''; // somebody may type the council's letters first
  const number = digits.slice(2);
  return `${council}-${digits.slice(0, 2)}${number && `/${number}`}`;
}

function parse(council: Council, input: string, digits: string): string | null {
  const pattern = new RegExp(`^(?:${council})?(${codes})([0-9]{${digits}})$`);
  const match = pattern.exec(onlyAlphanumerics(input));
  return match && `${council}-${match[1]}/${match[2]}`;
}

/** Masks what has been typed so far as CRP-XX/XXXXX. Upper-cases and drops all but letters and digits. */
export const formatCrp = (input: string): string => format('CRP', input);

/** Masks what has been typed so far as CRM-XX/XXXXXX. Upper-cases and drops all but letters and digits. */
export const formatCrm = (input: string): string => format('CRM', input);

/** Reads a CRP, masked or not: a state code from 01 to 27 and five digits; null otherwise. */
export const parseCrp = (input: string): Crp | null => parse('CRP', input, '5') as Crp | null;

/** Reads a CRM, masked or not: a state code from 01 to 27 and up to six digits; null otherwise. */
export const parseCrm = (input: string): Crm | null => parse('CRM', input, '1,6') as Crm | null;

/** Lengths with mask, when nothing more can be typed. */
export const REGISTRATION_LENGTH: Record<Council, number> = {
  CRP: 'CRP-XX/XXXXX'.length,
  CRM: 'CRM-XX/XXXXXX'.length,
};

/** Masks what has been typed so far in the style of the profession's council. */
export const formatRegistration = (input: string, profession: Profession): string =>
  profession === 'psychologist' ? formatCrp(input) : formatCrm(input);

/** Reads the registration of the profession's council, as `parseCrp` and `parseCrm` do. */
export const parseRegistration = (input: string, profession: Profession): Crp | Crm | null =>
  profession === 'psychologist' ? parseCrp(input) : parseCrm(input);

/** Name of the state of a CRP, as soon as its two digits are typed; null before, and for an unknown code. */
export function stateOfCrp(input: string): string | null {
  const code = /^CRP-([0-9]{2})/.exec(formatCrp(input))?.[1];
  return REGISTRATION_STATES.find((state) => state.code === code)?.name ?? null;
}

/** Upper-cases the application's registration and cuts it to its length, while it is typed. */
export const formatApplicationRegistration = (input: string): string =>
  input.toUpperCase().slice(0, APPLICATION_REGISTRATION_MAX_LENGTH);

const CRP_FORM = new RegExp(`^CRP[ -](${codes})/([0-9]{1,6})$`);
const CRM_FORM = new RegExp(
  `^CRM(?:[ -](?<code>${codes})/(?<coded>[0-9]{1,6})|[ /-](?<before>${ufs}) (?<named>[0-9]{1,6})` +
    `| (?<plain>[0-9]{1,6})(?:/(?<after>${ufs}))?)$`,
);

/**
 * Reads the registration of an application: the sign-up form's style ("CRP-06/12345", "CRM-25/123456"), the
 * placeholders' ("CRP 06/123456", "CRM 12345", "CRM 12345/SP") or that of doctors' stamps ("CRM/SP 12345"). Answers
 * it in the one form that is stored and shown, the placeholders'; null for another council than the profession's, an
 * unknown state or another form. The database reads it in the same way (`private.parse_registration`).
 */
export function parseApplicationRegistration(
  input: string,
  profession: Profession,
): ApplicationRegistration | null {
  const text = input.trim().toUpperCase().replace(/\s+/g, ' ');
  const read = COUNCIL_OF[profession] === 'CRP' ? readCrp(text) : readCrm(text);
  return read as ApplicationRegistration | null;
}

function readCrp(text: string): string | null {
  const match = CRP_FORM.exec(text);
  return match && `CRP ${match[1]}/${match[2]}`;
}

function readCrm(text: string): string | null {
  const parts = CRM_FORM.exec(text)?.groups;
  if (!parts) return null;
  const uf = parts.before ?? parts.after ?? REGISTRATION_STATES.find(({ code }) => code === parts.code)?.uf;
  return `CRM ${parts.coded ?? parts.named ?? parts.plain}${uf ? `/${uf}` : ''}`;
}
