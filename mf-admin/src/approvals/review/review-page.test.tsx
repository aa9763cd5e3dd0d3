import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from '../scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const heading = () => screen.findByRole('heading', { level: 1, name: 'Tatiana Cordeiro' });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('an application', () => {
  it('shows what was sent, checks, notes, history and who else it may be', async () => {
    const { container } = await open('review');
    await heading();
    expect(part('Dados enviados').getByText('R$ 150')).toBeInTheDocument();
    expect(part('Conferir').getByRole('status')).toHaveTextContent('1 de 5');
    expect(part('Notas internas').getByText('Ligar antes de decidir.')).toBeInTheDocument();
    const history = part('Histórico');
    expect(history.getByText('Enviada de novo')).toBeInTheDocument();
    expect(history.getByText('“Falta o verso da carteira.”')).toBeInTheDocument();
    expect(history.getByText('antes: R$ 120')).toBeInTheDocument();
    expect(screen.getByText('Pode ser a mesma pessoa')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Marina Azevedo' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an image here, and opens a PDF in another tab', async () => {
    const { user } = await open('review');
    await heading();
    const documents = part('Documentos');
    expect(await documents.findByText('Os PDFs se abrem em outra aba.')).toBeInTheDocument();
    expect(documents.getByRole('link', { name: 'Abrir em outra aba' })).toHaveAttribute('target', '_blank');
    await user.keyboard('d');
    expect(await documents.findByRole('img', { name: 'Documento diploma.png' })).toBeInTheDocument();
    await user.keyboard('d');
    expect(await documents.findByText('endereco.pdf: arquivo indisponível')).toBeInTheDocument();
  });

  it('keeps ticks, the registration only after the register was opened', async () => {
    const { user } = await open('review');
    await heading();
    const list = part('Conferir');
    expect(list.getByRole('checkbox', { name: 'Registro ativo no conselho' })).toBeDisabled();
    await user.keyboard('1');
    await user.keyboard('4');
    await waitFor(() => expect(list.getByRole('status')).toHaveTextContent('2 de 5'));
    const link = list.getByRole('link', { name: 'Abrir o Cadastro Nacional do CFP' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await user.click(list.getByRole('checkbox', { name: 'Registro ativo no conselho' }));
    await waitFor(() => expect(list.getByRole('status')).toHaveTextContent('3 de 5'));
  });

  it('is taken and released by M, and noted', async () => {
    const { user } = await open('review');
    await heading();
    await user.keyboard('m');
    expect(await screen.findByText('Com você')).toBeInTheDocument();
    await user.keyboard('m');
    await waitFor(() => expect(screen.queryByText('Com você')).not.toBeInTheDocument());
    await user.keyboard('n');
    const field = screen.getByRole('textbox', { name: /Escrever uma nota/ });
    expect(field).toHaveFocus();
    await user.type(field, 'Tem RQE? A e R não decidem aqui.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await part('Notas internas').findByText('Tem RQE? A e R não decidem aqui.')).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('is approved by keyboard after what is not checked was confirmed', async () => {
    const { user, toasts } = await open('review');
    await heading();
    await screen.findByRole('button', { name: 'Aprovar' });
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar profissional' }));
    expect(dialog.getByText(/^Faltam 4 conferências: Registro ativo no conselho; /)).toBeInTheDocument();
    await user.click(dialog.getByRole('textbox'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await dialog.findByText('Marque para aprovar sem as conferências.')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /^Aprovar mesmo assim/ }));
    await user.click(dialog.getByRole('textbox'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(toasts()[0]?.title).toBe('Ação realizada com sucesso!'));
    expect(await screen.findByText('Aprovado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
  });

  it('leads to its neighbours in the queue by J and K, and lists the keys', async () => {
    const { user, address } = await open('review');
    await heading();
    const own = address();
    await screen.findByText(/^\d de \d pendentes$/);
    await user.keyboard('j');
    await waitFor(() => expect(address()).not.toBe(own));
    expect(await screen.findByRole('region', { name: 'Dados enviados' })).toBeInTheDocument();
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe(own));
    await heading();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos' })).toBeInTheDocument();
  });

  it('is only read by members who do not decide', async () => {
    await open('reviewReadOnly');
    await heading();
    expect(screen.queryByRole('region', { name: 'Documentos' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
    expect(screen.queryByText('Pode ser a mesma pessoa')).not.toBeInTheDocument();
    for (const box of part('Conferir').getAllByRole('checkbox')) expect(box).toBeDisabled();
  });

  it.each([
    ['reviewUnknown', 'Solicitação não encontrada'],
    ['reviewUnreachable', 'Não foi possível carregar esta solicitação.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
