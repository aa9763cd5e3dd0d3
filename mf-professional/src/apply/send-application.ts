import { AppError, exactlyOne, toAppError } from 'shared-domain/errors';
import { parsePriceInput } from 'shared-domain/money';
import { parseApplicationRegistration } from 'shared-domain/registration';
import type { PortalClient } from 'shared-portal/contract';
import type { Draft } from './draft';

/**
 * Sends an application, or corrects the one the team asked about. It contains one number: the CNPJ if there
 * is one, else the CPF. City and state are saved to the profile first, because the directory reads them from
 * there. Throws an `AppError` with a stable code.
 */
export async function sendApplication(client: PortalClient, userId: string, draft: Draft): Promise<void> {
  const price = parsePriceInput(draft.price);
  if (price === null) throw new AppError('price_out_of_range');
  const registration = parseApplicationRegistration(draft.registration, draft.profession);
  if (registration === null) throw new AppError('registration_invalid');
  await savePlace(client, userId, draft);
  const { error } = await client.rpc('submit_professional_application', {
    full_name: draft.fullName.trim(),
    email: draft.email.trim(),
    cpf_cnpj: draft.cnpj || draft.cpf,
    phone: draft.phone,
    specialty: draft.profession,
    specialties: [...draft.specialties],
    crp_crm: registration,
    bio: draft.bio.trim(),
    price_per_session: price,
    document_urls: draft.documents.map(({ path }) => path),
    form_of_address: draft.formOfAddress,
  });
  if (error) throw toAppError(error);
}

async function savePlace(client: PortalClient, userId: string, { city, state }: Draft): Promise<void> {
  const { data, error } = await client
    .from('profiles')
    .update({ city: city.trim() || null, state: state || null })
    .eq('id', userId)
    .select('id');
  if (error) throw toAppError(error);
  exactlyOne(data);
}
