/**
 * How e-mails begin. The rules are those of shared-domain/names (firstName, greetingName), which a deployed function
 * cannot reach; supabase/tests/greetings.test.ts holds them to the same.
 */

const NO_NAME = /^(?:(?:dr|dra|dr\(a\)|doutor|doutora)\.?|de|da|do|das|dos|e)?$/i;

/** To anybody, by the first name: "Olá, Camila." */
export function hello(name: string): string {
  const first = name.split(/\s+/).find((word) => !NO_NAME.test(word));
  return first === undefined ? 'Olá.' : `Olá, ${first}.`;
}

/** To a professional: "Olá, Dr(a). Marina Azevedo.", with the title that the name has already. */
export function helloProfessional(name: string): string {
  const known = name.trim() || 'Profissional';
  return `Olá, ${/^dr|doutor/i.test(known) ? known : `Dr(a). ${known}`}.`;
}
