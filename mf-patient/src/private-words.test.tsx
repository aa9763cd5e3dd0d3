import { screen, waitFor } from '@testing-library/react';
import { openScenario } from 'shared-portal/testing';
import { scenarios as chat } from './chat/scenarios';
import { scenarios as feedback } from './feedback/scenarios';
import { PatientRoutes } from './routes';

const WORDS = 'Chorei';

/**
 * Records everything that leaves the page except request bodies; every page test requires a silent console.
 */
async function recordTraffic(act: () => Promise<void>) {
  const sent: string[] = [];
  const bodies: string[] = [];
  const send = globalThis.fetch;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input as Request, init);
    sent.push(request.url, JSON.stringify([...request.headers]));
    bodies.push(String(init?.body));
    return send(input, init);
  });
  const sendBeacon = jest.fn((...parts: unknown[]) => sent.push(parts.join(' ')) > 0);
  Object.assign(navigator, { sendBeacon });
  await act();
  fetched.mockRestore();
  return { sent: [...sent, window.location.href, document.title].join('\n'), bodies: bodies.join('\n') };
}

describe("a patient's text is sent to the database only", () => {
  it.each(['patient', 'tooMany'] as const)('in a conversation (%s)', async (name) => {
    const { sent, bodies } = await recordTraffic(async () => {
      const { user } = await openScenario(PatientRoutes, chat[name]);
      await user.type(await screen.findByRole('textbox'), WORDS);
      await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
      await screen.findByText(new RegExp(WORDS));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(bodies).toContain(WORDS);
    expect(sent).toContain('/rpc/send_message');
    expect(sent).not.toContain(WORDS);
  });

  it.each(['form', 'failing'] as const)('in a review (%s)', async (name) => {
    const { sent, bodies } = await recordTraffic(async () => {
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
    expect(sent).toContain('/rpc/submit_feedback');
    expect(sent).not.toContain(WORDS);
  });
});
