import { screen, waitFor } from '@testing-library/react';
import { openScenario } from 'shared-portal/testing';
import { scenarios as chat } from './chat/scenarios';
import { scenarios as feedback } from './feedback/scenarios';
import { PatientRoutes } from './routes';

const WORDS = 'Chorei';

/**
 * Records everything that leaves the page except request bodies; every page test requires a silent console.
 */
async function listening(act: () => Promise<void>) {
  const told: string[] = [];
  const bodies: string[] = [];
  const send = globalThis.fetch;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input as Request, init);
    told.push(request.url, JSON.stringify([...request.headers]));
    bodies.push(String(init?.body));
    return send(input, init);
  });
  const sendBeacon = jest.fn((...parts: unknown[]) => told.push(parts.join(' ')) > 0);
  Object.assign(navigator, { sendBeacon });
  await act();
  fetched.mockRestore();
  return { told: [...told, window.location.href, document.title].join('\n'), bodies: bodies.join('\n') };
}

describe("a patient's text is sent to the database only", () => {
  it.each(['patient', 'tooMany'] as const)('in a conversation (%s)', async (name) => {
    const { told, bodies } = await listening(async () => {
      const { user } = await openScenario(PatientRoutes, chat[name]);
      await user.type(await screen.findByRole('textbox'), WORDS);
      await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
      await screen.findByText(new RegExp(WORDS));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(bodies).toContain(WORDS);
    expect(told).toContain('/rpc/send_message');
    expect(told).not.toContain(WORDS);
  });

  it.each(['form', 'failing'] as const)('in a review (%s)', async (name) => {
    const { told, bodies } = await listening(async () => {
      const { user } = await openScenario(PatientRoutes, feedback[name]);
      await user.click(await screen.findByRole('radio', { name: '4 de 5' }));
      await user.type(screen.getByLabelText(/^O que foi bom\?/), WORDS);
      await user.click(screen.getByRole('radio', { name: 'Sim' }));
      await user.type(screen.getByLabelText(/Depoimento público/), WORDS);
      await user.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Enviar avaliação', busy: true })).toBeNull(),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(bodies).toContain(WORDS);
    expect(told).toContain('/rpc/submit_feedback');
    expect(told).not.toContain(WORDS);
  });
});
