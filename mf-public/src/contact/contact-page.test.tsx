import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

const MESSAGE = {
  'Nome completo': 'Ana Prado',
  'E-mail': 'ana@exemplo.com.br',
  Assunto: 'Recibo',
  Mensagem: 'Como recebo o recibo da consulta?',
};
type Label = keyof typeof MESSAGE;

async function open(scenario: Scenario = scenarios.empty) {
  const view = await openScenario(PublicRoutes, scenario);
  await screen.findByRole('heading', { level: 1, name: 'Fale com a gente' });
  const { user } = view;
  const fill = async (texts: Partial<Record<Label, string>> = MESSAGE) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    }
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  /** The messages stored from this address, read as an admin. */
  const stored = async () => {
    await view.client.auth.setSession(await embedded.signIn(PEOPLE.beatriz.email));
    const { data } = await view.client
      .from('contact_messages')
      .select('full_name, user_type, subject, message')
      .eq('email', MESSAGE['E-mail']);
    return data;
  };
  return { ...view, fill, send, stored };
}

describe('the contact form', () => {
  it('promises a reply and shows the emergency numbers', async () => {
    const { container } = await open();
    expect(screen.getByText(/Respondemos em até 24h em dias úteis/)).toBeVisible();
    const lines = within(screen.getByRole('navigation', { name: 'Telefones de emergência' }));
    expect(lines.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:188',
      'tel:192',
      'tel:190',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("fills in a signed-in user's data", async () => {
    await open(scenarios.signedIn);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.marina.email));
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Marina Azevedo');
    expect(screen.getByLabelText('Profissional')).toBeChecked();
  });

  it('stores a message, confirms it, and is empty again after three seconds', async () => {
    const { fill, send, user, stored } = await open();
    await fill();
    await user.click(screen.getByLabelText('Profissional'));
    await send();
    expect(await screen.findByText('Recebemos a sua mensagem')).toBeVisible();
    expect(screen.getByText(/A resposta chega em ana@exemplo.com.br em até 24h/)).toBeVisible();
    const name = await screen.findByLabelText('Nome completo', {}, { timeout: 4000 });
    expect(name).toHaveValue('');
    expect(name).toHaveFocus();
    expect(screen.getByLabelText('Paciente')).toBeChecked();
    expect(await stored()).toEqual([
      {
        full_name: 'Ana Prado',
        user_type: 'professional',
        subject: 'Recibo',
        message: 'Como recebo o recibo da consulta?',
      },
    ]);
  }, 15_000);

  it('requires all five fields and focuses the first missing one', async () => {
    const { fill, send } = await open();
    await fill({ 'Nome completo': 'Ana', 'E-mail': 'ana@exemplo.com.br', Mensagem: '   ' });
    await send();
    const summary = screen.getByText('Por favor, preencha todos os campos obrigatórios.');
    // Above the fields, where the focus goes: on a phone the button is a screen further down.
    const name = screen.getByLabelText('Nome completo');
    expect(summary.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('Assunto')).toBeInvalid();
    expect(screen.getByLabelText('Mensagem')).toBeInvalid();
    expect(screen.getByLabelText('Nome completo')).toBeValid();
    await waitFor(() => expect(screen.getByLabelText('Assunto')).toHaveFocus());
  });

  it('keeps the end of a message that is too long, and shows by how much', async () => {
    const { user, fill, send, toasts } = await open();
    await fill();
    const message = screen.getByLabelText('Mensagem');
    await user.clear(message);
    await user.click(message);
    await user.paste(`${'x'.repeat(5000)} fim`);
    await send();
    expect(message).toHaveAccessibleDescription(/4 letras a mais que o limite de 5\.000\./);
    expect(message).toHaveFocus();
    expect((message as HTMLTextAreaElement).value).toHaveLength(5004);
    expect(toasts()).toEqual([]);
  });

  it('requires a valid address', async () => {
    const { fill, send } = await open();
    await fill({ ...MESSAGE, 'E-mail': 'ana@' });
    await send();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getAllByText('Por favor, digite um e-mail válido.')).toHaveLength(2);
  });

  it.each([
    ['the server fails', scenarios.refused, undefined],
    [
      'the connection is lost',
      scenarios.offline,
      'Você está sem conexão. Tente novamente quando ela voltar.',
    ],
  ])('keeps the input when %s', async (_, scenario, text) => {
    const { fill, send, toasts } = await open(scenario);
    await fill();
    await send();
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro ao enviar mensagem. Tente novamente mais tarde.', text }]),
    );
    for (const [label, typed] of Object.entries(MESSAGE))
      expect(screen.getByLabelText(label)).toHaveValue(typed);
  });

  it.each([
    [
      'the network',
      scenarios.tooMany,
      'Chegaram muitas mensagens desta rede na última hora. Entre na sua conta para escrever agora, ou aguarde 1 hora.',
    ],
    [
      'the account',
      scenarios.tooManySignedIn,
      'São até cinco mensagens por hora. Aguarde um pouco antes de escrever de novo.',
    ],
  ])('explains the rate limit in the form when %s has sent too many', async (_, scenario, text) => {
    const { fill, send, toasts } = await open(scenario);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toasts()).toEqual([]);
    for (const [label, typed] of Object.entries(MESSAGE))
      expect(screen.getByLabelText(label)).toHaveValue(typed);
  });

  it.each([
    ['email_invalid', 'E-mail', 'Por favor, digite um e-mail válido.'],
    ['text_too_long', 'Mensagem', 'A mensagem tem no máximo 5000 caracteres, e o assunto 200.'],
  ])('shows the error %s on its field and keeps the input', async (code, label, text) => {
    const faults = [
      {
        path: '/rest/v1/rpc/send_contact_message',
        answer: { status: 400, body: { code: 'P0001', message: code } },
      },
    ];
    const { user, fill, send, toasts } = await open({ ...scenarios.empty, faults });
    await fill();
    await send();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(toasts()).toEqual([]);
    for (const [name, typed] of Object.entries(MESSAGE))
      expect(screen.getByLabelText(name)).toHaveValue(typed);
    await user.type(screen.getByLabelText(label), 'x');
    expect(screen.getByLabelText(label)).not.toBeInvalid();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('can be filled in and sent by keyboard only', async () => {
    const { user, toasts, stored } = await open(scenarios.offline);
    const field = (label: string) => screen.getByLabelText(label);
    await user.tab();
    expect(field('Nome completo')).toHaveFocus();
    await user.keyboard('Ana Prado{Enter}');
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(screen.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible();
    await user.keyboard(MESSAGE['E-mail']);
    await user.tab();
    expect(field('Paciente')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(field('Profissional')).toHaveFocus();
    await user.tab();
    expect(field('Assunto')).toHaveFocus();
    await user.keyboard(MESSAGE.Assunto);
    await user.tab();
    expect(field('Mensagem')).toHaveFocus();
    await user.keyboard(MESSAGE.Mensagem);
    await user.tab();
    const send = screen.getByRole('button', { name: 'Enviar mensagem' });
    expect(send).toHaveFocus();

    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(send).toHaveFocus();
    for (const [label, typed] of Object.entries(MESSAGE)) expect(field(label)).toHaveValue(typed);
    expect(field('Profissional')).toBeChecked();

    await user.keyboard('{Enter}');
    expect(await screen.findByText('Recebemos a sua mensagem')).toBeVisible();
    expect(await stored()).toMatchObject([{ subject: 'Recibo', user_type: 'professional' }]);
  });

  it('succeeds on the second attempt', async () => {
    const { fill, send, toasts } = await open(scenarios.offline);
    await fill();
    await send();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await send();
    expect(await screen.findByText('Recebemos a sua mensagem')).toBeVisible();
  });

  it('sends once for a double click', async () => {
    const { fill, stored } = await open({ ...scenarios.slow, latencyMs: 400 });
    await fill();
    const button = screen.getByRole('button', { name: 'Enviar mensagem' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Recebemos a sua mensagem', {}, { timeout: 5000 });
    expect(await stored()).toHaveLength(1);
  }, 20_000);
});
