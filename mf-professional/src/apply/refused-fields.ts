import type { Draft, DraftField } from './draft';

/** The field of each server error; the only document number is the CNPJ if there is one. */
export const refusedFields = ({ cnpj }: Draft): Readonly<Record<string, DraftField>> => ({
  registration_invalid: 'registration',
  email_invalid: 'email',
  document_number_invalid: cnpj ? 'cnpj' : 'cpf',
  phone_invalid: 'phone',
  city_unknown: 'city',
  state_unknown: 'state',
  price_out_of_range: 'price',
  text_too_long: 'bio',
  documents_invalid: 'documents',
});
