import type { ScenarioPerson } from 'embedded-backend/scenario';
import { ACCOUNTS, CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { nextTuesday } from './days.ts';
import { hostile } from './hostile.ts';
import type { WorkerPortal } from './worker-portal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Calls the API as a user, bypassing the screens. Throws unless the response is successful. */
async function ask(
  portal: WorkerPortal,
  as: ScenarioPerson,
  method: string,
  path: string,
  body: Fields,
): Promise<unknown> {
  const token = as === 'visitor' ? portal.publishableKey : portal.tokenOf(as);
  const headers = {
    apikey: portal.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${portal.origin}${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

const application = (mark: string, email: string) => ({
  full_name: hostile(`${mark} nome `),
  email,
  cpf_cnpj: null,
  phone: null,
  specialty: 'psychologist',
  specialties: ['Ansiedade'],
  crp_crm: 'CRP 06/123456',
  bio: hostile(`${mark} bio `, 4000),
  price_per_session: 15000,
  document_urls: [],
});

/**
 * Stores a hostile text in every free text field that a patient, a visitor, a professional and an admin can
 * write.
 */
export async function storeHostileTexts(portal: WorkerPortal): Promise<void> {
  const call = (as: ScenarioPerson, procedure: string, args: Fields) =>
    ask(portal, as, 'POST', `/rest/v1/rpc/${procedure}`, args);
  await storeApplicantTexts(portal, call);
  await storePatientTexts(portal, call);
  const message = { user_type: 'patient', email: 'a@exemplo.com.br', message: hostile('Recado ', 5000) };
  await call('visitor', 'send_contact_message', {
    ...message,
    full_name: hostile('Visitante '),
    subject: hostile('Assunto ', 200),
  });
  await call('professional', 'send_message', {
    consultation_id: CONSULTATIONS.confirmed.id,
    message_id: crypto.randomUUID(),
    content: hostile('Resposta ', 2000),
  });
  await ask(portal, 'admin', 'POST', '/functions/v1/admin-platform-fees', {
    action: 'update_fee',
    feePercentage: 1,
    notes: hostile('Taxa ', 1000),
  });
  await ask(portal, 'visitor', 'POST', '/auth/v1/signup', {
    email: 'nova@exemplo.com.br',
    password: 'Senha-1234',
    data: { full_name: hostile('Nova ') },
  });
  await portal.control('jobs'); // sends the e-mails
}

/** Camila applies again, so that admins have a notification of a pending application. */
export const storePendingApplication = (portal: WorkerPortal): Promise<unknown> =>
  ask(
    portal,
    'patient',
    'POST',
    '/rest/v1/rpc/submit_professional_application',
    application('Pendente', ACCOUNTS.patient.email),
  );

type Call = (as: ScenarioPerson, procedure: string, args: Fields) => Promise<unknown>;

async function storePatientTexts(portal: WorkerPortal, call: Call): Promise<void> {
  await ask(portal, 'patient', 'PATCH', `/rest/v1/profiles?email=eq.${ACCOUNTS.patient.email}`, {
    full_name: hostile('Paciente '),
    emergency_name: hostile('Contato '),
    emergency_relation: hostile('Mãe ', 60),
  });
  const booked = (await call('patient', 'book_consultation', {
    professional_user_id: PEOPLE.marina.id,
    date: nextTuesday(),
    time: '14:00',
    expected_amount_cents: 15000,
    request_id: crypto.randomUUID(),
  })) as { payment_id: string };
  await call('patient', 'simulate_payment', { payment_id: booked.payment_id });
  await call('patient', 'send_message', {
    consultation_id: CONSULTATIONS.confirmed.id,
    message_id: crypto.randomUUID(),
    content: hostile('Mensagem ', 2000),
  });
  const review = (await call('patient', 'submit_feedback', {
    consultation_id: CONSULTATIONS.completed.id,
    rating: 5,
    positive_aspects: hostile('Elogio ', 2000),
    improvements: hostile('Melhoria ', 2000),
    emotion: null,
    would_recommend: true,
    public_testimonial: hostile('Depoimento ', 2000),
  })) as { review_id: string };
  await call('admin', 'moderate_testimonial', { review_id: review.review_id, publish: true });
  await call('patient', 'send_privacy_request', { message: hostile('Pedido ', 5000) });
}

/** Camila's application is rejected, Eduardo's approved. */
async function storeApplicantTexts(portal: WorkerPortal, call: Call): Promise<void> {
  const apply = async (as: 'patient' | 'other-patient', mark: string) => {
    const sent = await call(as, 'submit_professional_application', application(mark, ACCOUNTS[as].email));
    return (sent as { application_id: string }).application_id;
  };
  await call('admin', 'reject_professional_application', {
    application_id: await apply('patient', 'Recusada'),
    rejection_reason_text: hostile('Motivo ', 2000),
    admin_notes_text: hostile('Nota ', 2000),
  });
  await ask(portal, 'admin', 'POST', '/functions/v1/professional-approval-notification', {
    action: 'reject',
    professional_email: ACCOUNTS.patient.email,
    professional_name: hostile('Recusada nome '),
    rejection_reason: hostile('Motivo ', 2000),
  });
  await call('admin', 'promote_to_professional', {
    application_id: await apply('other-patient', 'Aceita'),
    admin_notes_text: hostile('Aceite ', 2000),
  });
}
