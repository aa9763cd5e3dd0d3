import type { Brand } from './brand';
import { REGISTRATION_STATES } from './registration-states';
import type { Profession } from './specialties';
import { onlyAlphanumerics, onlyDigits } from './text';

export { REGISTRATION_STATES };

/** Councils: psychologists register with the CRP, psychiatrists with the CRM. */
export type Council = 'CRP' | 'CRM';
/** "CRP-XX/" and four to seven digits. Created by `parseCrp` only. */
export type Crp = Brand<string, 'Crp'>;
/** "CRM-XX/" and up to six digits. Created by `parseCrm` only. */
export type Crm = Brand<string, 'Crm'>;
/** A registration as stored and shown. Created by `parseApplicationRegistration` only. */
export type ApplicationRegistration = Brand<string, 'ApplicationRegistration'>;

/** The council of a profession. */
export const COUNCIL_OF: Record<Profession, Council> = { psychologist: 'CRP', psychiatrist: 'CRM' };

/** Placeholders of the application form. */
export const APPLICATION_REGISTRATION_PLACEHOLDER: Record<Profession, string> = {
  psychologist: 'CRP 06/123456',
  psychiatrist: 'CRM 12345',
};

export const APPLICATION_REGISTRATION_MAX_LENGTH = 20;

/** Number of digits after the two-digit code: CRP-XX/XXXXX in the specification, CRM-XX/XXXXXX. */
const NUMBER_DIGITS: Record<Council, { readonly min: number; readonly max: number }> = {
  CRP: { min: 4, max: 7 },
  CRM: { min: 1, max: 6 },
};

const codes = REGISTRATION_STATES.map((state) => state.code).join('|');
const ufs = REGISTRATION_STATES.map((state) => state.uf).join('|');

function format(council: Council, input: string): string {
  const typed = council === 'CRM' ? withCodeFirst(input) : onlyAlphanumerics(input);
  const digits = typed.replace(/[A-Z]/g, '');
  if (!digits) return council.startsWith(typed) ? typed : ''; // the council's letters may be typed first
  const number = digits.slice(2);
  const masked = `${council}-${digits.slice(0, 2)}${number && `/${number}`}`;
  const letter = council === 'CRM' && LETTER_OF_STATE.exec(typed)?.[1];
  return letter ? `${masked}/${letter}` : masked;
}

/** The first letter of a state after the digits: "12345S", on the way to "12345/SP". */
const LETTER_OF_STATE = new RegExp(
  `[0-9]([${[...new Set(REGISTRATION_STATES.map(({ uf }) => uf[0]))].join('')}])$`,
);
/** Digits followed by a state, which the mask has split into a code and a number while typing. */
const STATE_LAST = new RegExp(`^(?:CRM)?(?<number>[0-9]{1,6})(?<uf>${ufs})$`);

/**
 * "CRM 12345/SP" or "CRM/SP 12345" starts with the number or names its state: the mask requires the code
 * first.
 */
function withCodeFirst(input: string): string {
  const { uf, number } = crmParts(input) ?? STATE_LAST.exec(onlyAlphanumerics(input))?.groups ?? {};
  const state = uf && REGISTRATION_STATES.find((known) => known.uf === uf);
  return state ? `${state.code}${number}` : onlyAlphanumerics(input);
}

function parse(council: Council, input: string): string | null {
  const { min, max } = NUMBER_DIGITS[council];
  const pattern = new RegExp(`^(?:${council})?(${codes})([0-9]{${min},${max}})$`);
  const match = pattern.exec(onlyAlphanumerics(input));
  return match && `${council}-${match[1]}/${match[2]}`;
}

/** Masks a partial input as CRM-XX/XXXXXX. Drops all but letters and digits, and no digit. */
export const formatCrm = (input: string): string => format('CRM', input);

/** Parses a CRP, masked or not: a region from 01 to 27 and four to seven digits; null otherwise. */
export const parseCrp = (input: string): Crp | null => parse('CRP', input) as Crp | null;

/** Parses a CRM, masked or not: a state code from 01 to 27 and up to six digits; null otherwise. */
export const parseCrm = (input: string): Crm | null => parse('CRM', input) as Crm | null;

/** Masks a partial input as CRP-XX/XXXXX or CRM-XX/XXXXXX. Drops all but letters and digits, and no digit. */
export const formatRegistration = (input: string, profession: Profession): string =>
  format(COUNCIL_OF[profession], input);

/** Parses the registration of the profession's council, like `parseCrp` and `parseCrm`. */
export const parseRegistration = (input: string, profession: Profession): Crp | Crm | null =>
  profession === 'psychologist' ? parseCrp(input) : parseCrm(input);

/**
 * Whether no further digit can complete the input to a registration: its code is unknown, or its number too
 * long. A shorter number is unfinished, not invalid.
 */
export function isBeyondRegistration(input: string, profession: Profession): boolean {
  const [, code, number = ''] =
    /^[A-Z]+-([0-9]{2})(?:[/]([0-9]+))?$/.exec(formatRegistration(input, profession)) ?? [];
  if (code === undefined) return false;
  const isKnown = REGISTRATION_STATES.some((state) => state.code === code);
  return !isKnown || number.length > NUMBER_DIGITS[COUNCIL_OF[profession]].max;
}

/** Name of the state of a CRM once its two digits are typed; null before, and for an unknown code. */
export function stateOfCrm(input: string): string | null {
  const code = /^CRM-([0-9]{2})/.exec(formatCrm(input))?.[1];
  return REGISTRATION_STATES.find((state) => state.code === code)?.name ?? null;
}

/** Upper-cases and truncates the application's registration while typing. */
export const formatApplicationRegistration = (input: string): string =>
  input.toUpperCase().slice(0, APPLICATION_REGISTRATION_MAX_LENGTH);

// "06/123.456" and "06/123456-7" are printed by councils for the same digits.
const CRP_FORM = new RegExp(`^(?:CRP[ -]?)?(${codes})/([0-9](?:[.-]?[0-9]){3,6})$`);
const CRM_FORM = new RegExp(
  `^(?:(?:CRM[ -])?(?<code>${codes})/(?<coded>[0-9]{1,6})|CRM[ /-](?<before>${ufs}) (?<named>[0-9]{1,6})` +
    `|(?:CRM )?(?<stated>[0-9]{1,6})[/-](?<after>${ufs})|CRM (?<plain>[0-9]{1,6}))$`,
);

/**
 * Parses the registration of an application: the sign-up form's format ("CRP-06/12345", "CRM-25/123456"), the
 * placeholders' ("CRP 06/123456", "CRM 12345", "CRM 12345/SP"), without its letters ("06/123456-7", "12345-SP") or
 * the format of doctors' stamps ("CRM/SP 12345"). Returns the single stored and displayed format, the
 * placeholders'; null for another council than the profession's, an unknown code or another format. The
 * database parses it the same way (`private.parse_registration`).
 */
export function parseApplicationRegistration(
  input: string,
  profession: Profession,
): ApplicationRegistration | null {
  const read = COUNCIL_OF[profession] === 'CRP' ? readCrp(input) : readCrm(input);
  return read as ApplicationRegistration | null;
}

const tidy = (input: string) => input.trim().toUpperCase().replace(/\s+/g, ' ');

function readCrp(input: string): string | null {
  const [, region, number] = CRP_FORM.exec(tidy(input)) ?? [];
  return region && number ? `CRP ${region}/${onlyDigits(number)}` : null;
}

function readCrm(input: string): string | null {
  const parts = crmParts(input);
  return parts && `CRM ${parts.number}${parts.uf ? `/${parts.uf}` : ''}`;
}

function crmParts(input: string): { readonly number: string; readonly uf: string | undefined } | null {
  const parts = CRM_FORM.exec(tidy(input))?.groups;
  if (!parts) return null;
  const uf = parts.before ?? parts.after ?? REGISTRATION_STATES.find(({ code }) => code === parts.code)?.uf;
  return { number: parts.coded ?? parts.named ?? parts.stated ?? parts.plain ?? '', uf };
}
