/**
 * The greetings of e-mails. The rules are those of shared-domain/names (firstName, greetingName), which a
 * deployed function cannot import; supabase/tests/greetings.test.ts compares them.
 */

const NO_NAME = /^(?:(?:dr|dra|dr\(a\)|doutor|doutora)\.?|de|da|do|das|dos|e)?$/i;

/** By the first name: "Olá, Camila." */
export function hello(name: string): string {
  const first = name.split(/\s+/).find((word) => !NO_NAME.test(word));
  return first === undefined ? 'Olá.' : `Olá, ${first}.`;
}

/** For a professional: "Olá, Dr(a). Marina Azevedo.", with the title that the name already has. */
export function helloProfessional(name: string): string {
  const known = name.trim() || 'Profissional';
  return `Olá, ${/^dr|doutor/i.test(known) ? known : `Dr(a). ${known}`}.`;
}
