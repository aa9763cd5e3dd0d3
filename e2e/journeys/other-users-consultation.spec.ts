import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';

test.use({ as: 'patient' });

const UNKNOWN_ID = 'd0000099-0000-4000-8000-000000000099';

/** Each route of the area that contains a consultation. */
const ADDRESSES = {
  chat: (id: string) => `/chat/${id}`,
  room: (id: string) => `/sala/${id}`,
  feedback: (id: string) => `/feedback?consultation=${id}`,
  rescheduling: (id: string) => `/patient/booking/${PEOPLE.marina.id}?consulta=${id}`,
};

for (const [name, address] of Object.entries(ADDRESSES)) {
  test(`${name}: another patient's consultation looks like a missing one`, async ({ page }) => {
    const responseText = async (id: string) => {
      await page.goto(address(id));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: /não encontrada/ })).toBeVisible();
      return main.innerText();
    };
    const unknown = await responseText(UNKNOWN_ID);
    expect(await responseText(CONSULTATIONS.eduardoConfirmed.id)).toBe(unknown);
    expect(unknown).not.toMatch(/Eduardo/);
  });
}

test('the procedures give the same response for both', async ({ portal }) => {
  const call = async (procedure: string, body: Record<string, unknown>) => {
    const response = await fetch(`${portal.origin}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: {
        apikey: portal.publishableKey,
        authorization: `Bearer ${portal.tokenOf('patient')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, responseText: await response.text() };
  };
  const date = '2099-12-29';
  const feedback = { rating: 1, positive_aspects: '', improvements: '', emotion: '', would_recommend: false };
  for (const [procedure, rest] of [
    ['cancel_consultation', {}],
    ['reschedule_consultation', { date, time: '14:00' }],
    ['submit_feedback', { ...feedback, public_testimonial: '' }],
    ['send_message', { message_id: 'aaaaaaaa-0000-4000-8000-000000000001', content: 'Oi' }],
    ['mark_conversation_read', {}],
  ] as const) {
    const theirs = await call(procedure, { consultation_id: CONSULTATIONS.eduardoConfirmed.id, ...rest });
    expect(theirs, procedure).toEqual(await call(procedure, { consultation_id: UNKNOWN_ID, ...rest }));
    expect(theirs.responseText, procedure).toContain('consultation_not_found');
  }
});
