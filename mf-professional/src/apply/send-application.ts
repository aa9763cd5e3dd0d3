import { AppError, toAppError } from 'shared-domain/errors';
import { parsePriceInput } from 'shared-domain/money';
import { parseApplicationRegistration } from 'shared-domain/registration';
import type { PortalClient } from 'shared-portal/contract';
import type { Draft } from './draft';

/**
 * Sends an application, or corrects the one the team asked about. The one number that it carries is the CNPJ where
 * there is one, else the CPF. Throws an `AppError` with the procedure's stable code.
 */
export async function sendApplication(client: PortalClient, draft: Draft): Promise<void> {
  const price = parsePriceInput(draft.price);
  if (price === null) throw new AppError('price_out_of_range');
  const registration = parseApplicationRegistration(draft.registration, draft.profession);
  if (registration === null) throw new AppError('registration_invalid');
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
  });
  if (error) throw toAppError(error);
}
