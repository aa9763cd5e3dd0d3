import { ACCOUNTS, PEOPLE, type Account } from 'embedded-backend/seed';
import { callAs } from './api.ts';
import type { WorkerPortal } from './worker-portal.ts';

/** Withdraws Marina's approval. */
export async function suspend(portal: WorkerPortal): Promise<void> {
  await callAs(portal, 'admin', 'suspend_professional', {
    professional_user_id: PEOPLE.marina.id,
    reason: 'Registro vencido',
  });
}

/** Sends a user's application to become a professional. */
export async function apply(portal: WorkerPortal, person: Account): Promise<void> {
  await callAs(portal, person, 'submit_professional_application', {
    full_name: 'Camila Ribeiro dos Santos',
    email: ACCOUNTS[person].email,
    cpf_cnpj: '52998224725',
    phone: '11982140673',
    specialty: 'psychologist',
    specialties: ['Ansiedade'],
    crp_crm: 'CRP 06/123456',
    bio: 'Escuto sem pressa.',
    price_per_session: 15000,
    document_urls: [],
  });
}
