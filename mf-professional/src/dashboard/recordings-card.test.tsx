import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const card = async () => within(await screen.findByRole('region', { name: 'Gravações' }));
const askFor = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  action: 'Adicionar gravação' | 'Trocar gravação',
) => {
  const [button] = await (await card()).findAllByRole('button', { name: new RegExp(`^${action}: Camila`) });
  await user.click(button as HTMLElement);
  return within(await screen.findByRole('dialog', { name: action }));
};
const field = (dialog: Awaited<ReturnType<typeof askFor>>) =>
  dialog.getByRole('textbox', { name: /^Endereço da gravação/ });

describe('recordings of consultations', () => {
  it('are stored by URL and then shown', async () => {
    const { user, client, toasts } = await open('busy');
    const dialog = await askFor(user, 'Adicionar gravação');
    await user.type(field(dialog), '  https://video.exemplo.com.br/abc ');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Gravação salva', text: 'Camila já encontra “Ver gravação” no histórico.' },
      ]),
    );
    const link = await (await card()).findByRole('link', { name: /^Ver gravação: Camila/ });
    expect(link).toHaveAttribute('href', 'https://video.exemplo.com.br/abc');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { data } = await client
      .from('consultation_sessions')
      .select('consultation_id')
      .eq('session_link', 'https://video.exemplo.com.br/abc');
    expect(data).toHaveLength(1);
  });

  it.each([
    ['', 'Informe o endereço da gravação.'],
    ['http://video.exemplo.com.br', 'Informe um endereço que comece com https://.'],
    ['https://video', 'Este endereço não é válido. Copie de novo, inteiro e sem espaços.'],
  ])('are not stored at %j, with the reason', async (typed, reason) => {
    const { user, toasts } = await open('busy');
    const dialog = await askFor(user, 'Adicionar gravação');
    if (typed) await user.type(field(dialog), typed);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(field(dialog)).toHaveAccessibleDescription(reason);
    expect(field(dialog)).toHaveFocus();
    expect(field(dialog)).toBeInvalid();
    expect(toasts()).toEqual([]);
  });

  it('can be replaced, starting with the current URL', async () => {
    const { user } = await open('recorded');
    const dialog = await askFor(user, 'Trocar gravação');
    expect(field(dialog)).toHaveValue('https://video.exemplo.com.br/1');
    await user.clear(field(dialog));
    await user.type(field(dialog), 'https://video.exemplo.com.br/2{Enter}');
    await waitFor(async () =>
      expect((await card()).getByRole('link', { name: /^Ver gravação/ })).toHaveAttribute(
        'href',
        'https://video.exemplo.com.br/2',
      ),
    );
  });

  it('keep the input when saving fails', async () => {
    const { user, toasts } = await open('recordingRefused');
    const dialog = await askFor(user, 'Adicionar gravação');
    await user.type(field(dialog), 'https://video.exemplo.com.br/abc');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao salvar', text: 'Não foi possível salvar a gravação. Tente novamente.' },
      ]),
    );
    expect(field(dialog)).toHaveValue('https://video.exemplo.com.br/abc');
  });

  it('keep the input after the dialog was closed and after a reload, until it is saved', async () => {
    const first = await open('busy');
    const dialog = await askFor(first.user, 'Adicionar gravação');
    await first.user.type(field(dialog), 'https://video.exemplo.com.br/abc');
    await first.user.click(dialog.getByRole('button', { name: 'Voltar' }));
    first.unmount();
    const { user } = await open('busy');
    const again = await askFor(user, 'Adicionar gravação');
    expect(field(again)).toHaveValue('https://video.exemplo.com.br/abc');
    await user.click(again.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage).toHaveLength(0);
  });

  it('show a rejected URL on its field', async () => {
    const { user, toasts } = await openScenario(ProfessionalRoutes, {
      ...scenarios.busy,
      faults: [
        {
          path: '/rest/v1/rpc/store_recording',
          answer: { status: 400, body: { code: 'P0001', message: 'recording_invalid' } },
        },
      ],
    });
    const dialog = await askFor(user, 'Adicionar gravação');
    await user.type(field(dialog), 'https://video.exemplo.com.br/abc');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(field(dialog)).toHaveFocus());
    expect(dialog.getByText(/^Este endereço não é válido\./)).toBeInTheDocument();
    expect(field(dialog)).toHaveValue('https://video.exemplo.com.br/abc');
    expect(toasts()).toEqual([]);
  });

  it('can be removed after a confirmation', async () => {
    const { user, client, toasts } = await open('recorded');
    const remove = await (await card()).findByRole('button', { name: /^Remover gravação: Camila/ });
    await user.click(remove);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(remove);
    const dialog = within(screen.getByRole('dialog', { name: 'Remover a gravação?' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Remover gravação' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Gravação removida', text: 'O endereço não aparece mais para vocês dois.' },
      ]),
    );
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect((await card()).queryByRole('link', { name: /^Ver gravação/ })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Adicionar gravação');
    const { data } = await client
      .from('consultation_sessions')
      .select('session_link')
      .eq('consultation_id', CONSULTATIONS.completed.id);
    expect(data).toEqual([]);
  });

  it('stay when removing fails, with an error', async () => {
    const { user, toasts } = await open('removalRefused');
    await user.click(await (await card()).findByRole('button', { name: /^Remover gravação: Camila/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remover a gravação?' }));
    await user.click(dialog.getByRole('button', { name: 'Remover gravação' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao remover', text: 'Não foi possível remover a gravação. Tente novamente.' },
      ]),
    );
    expect(screen.getByRole('dialog', { name: 'Remover a gravação?' })).toBeInTheDocument();
    expect((await card()).getByRole('link', { name: /^Ver gravação/ })).toBeInTheDocument();
  });

  it('show an empty state without completed consultations', async () => {
    await open('beginner');
    expect(await (await card()).findByText('Nenhuma sessão concluída ainda.')).toBeInTheDocument();
  });

  it('load older consultations on request', async () => {
    const { user } = await open('experienced');
    const rows = async () => (await card()).getAllByRole('listitem');
    const more = await (await card()).findByRole('button', { name: 'Mostrar mais sessões' });
    expect(await rows()).toHaveLength(5);
    await user.click(more);
    await waitFor(async () => expect(await rows()).toHaveLength(8));
    expect(screen.queryByRole('button', { name: 'Mostrar mais sessões' })).not.toBeInTheDocument();
  });

  it('load without gaps after another consultation was completed', async () => {
    const { user, client } = await open('experiencedEnded');
    const rows = async () => (await card()).getAllByRole('listitem');
    const more = await (await card()).findByRole('button', { name: 'Mostrar mais sessões' });
    expect(await rows()).toHaveLength(5);
    const { error } = await client.rpc('complete_consultation', {
      consultation_id: CONSULTATIONS.confirmed.id,
    });
    expect(error).toBeNull();
    await user.click(more);
    await waitFor(() => expect(more).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(8);
  });

  it('have no axe violations in the dialog', async () => {
    const { user, container } = await open('recorded');
    await askFor(user, 'Trocar gravação');
    expect(await axe(container)).toHaveNoViolations();
  });
});
