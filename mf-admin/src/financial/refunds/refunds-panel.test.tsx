import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'A caminho de volta' }))
    .getAllByRole('row')
    .slice(1);

describe('refunds', () => {
  it('that an admin sends are listed, noted as sent, and leave the list', async () => {
    const { user, toasts, container } = await open('due');
    const row = (await rows()).find((one) => one.textContent?.includes('Lívia Brandão')) as HTMLElement;
    expect(row).toHaveTextContent(/Devolver por fora.*Pela regra.*R\$\s\d+,\d\d/);
    expect(screen.getByRole('tab', { name: /^Reembolsos \d+$/ })).toHaveAttribute('aria-selected', 'true');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(within(row).getByRole('button', { name: 'Registrar devolução' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registrar a devolução' });
    expect(dialog).toHaveTextContent(/nenhum dinheiro se move/);
    await user.click(within(dialog).getByRole('button', { name: 'Registrar devolução' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Devolução registrada', text: undefined }]));
    await waitFor(() => expect(screen.queryByText('com Lívia Brandão')).not.toBeInTheDocument());
  });

  it('that the bank did not answer are looked for on its statement first', async () => {
    await open('unanswered');
    const row = (await rows()).find((one) => one.textContent?.includes('Lívia Brandão'));
    expect(row).toHaveTextContent(/Devolver por fora.*Confira no extrato se já voltou/);
  });

  it('that the bank could not be asked for may be sent by hand meanwhile', async () => {
    const { user } = await open('waitsForBank');
    const [row] = await rows();
    expect(row).toHaveTextContent(/A devolver.*O banco não atende/);
    await user.click(await within(row as HTMLElement).findByRole('button', { name: 'Registrar devolução' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registrar a devolução' });
    expect(within(dialog).getByRole('textbox', { name: /Código da devolução/ })).toBeInTheDocument();
  });

  it('lead to their charge', async () => {
    const { user, address } = await open('due');
    const row = (await rows()).find((one) => one.textContent?.includes('Lívia Brandão')) as HTMLElement;
    await user.click(within(row).getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Linha do tempo' })).toBeInTheDocument();
    expect(address()).toMatch(/^\/admin\/financial\?aba=reembolsos&cobranca=/);
  });

  it('of another admin are confirmed', async () => {
    const { user, toasts } = await open('waiting');
    expect(await screen.findByText(/Sessão interrompida por falha nossa/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Recusar' }));
    const decline = await screen.findByRole('dialog', { name: 'Recusar o reembolso' });
    await user.click(within(decline).getByRole('button', { name: 'Recusar' }));
    expect(within(decline).getByText('Escreva o motivo.')).toBeInTheDocument();
    await user.type(within(decline).getByRole('textbox', { name: /^Por quê/ }), 'Já foi resolvido');
    await user.click(within(decline).getByRole('button', { name: 'Recusar' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Pedido recusado', text: undefined }]));
    expect(await screen.findByText('Nenhum pedido espera confirmação.')).toBeInTheDocument();
  });

  it('of one’s own can only be withdrawn', async () => {
    await open('own');
    expect(await screen.findByRole('button', { name: 'Retirar o pedido' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
  });

  it('report that another admin was faster', async () => {
    const { user, toasts } = await open('confirmFails');
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar o reembolso' });
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro na ação', text: 'Outra pessoa já respondeu a este pedido.' }]),
    );
  });

  it('load more on request', async () => {
    const { user } = await open('many');
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(60));
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it('that wait are all shown, more on request', async () => {
    const { user } = await open('manyWaiting');
    const waiting = async () =>
      within(await screen.findByRole('region', { name: 'Esperam outra pessoa da equipe' })).findAllByText(
        /Pedido \d+$/,
      );
    expect(await waiting()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais pedidos' }));
    await waitFor(async () => expect(await waiting()).toHaveLength(55));
    expect(screen.queryByRole('button', { name: 'Mostrar mais pedidos' })).not.toBeInTheDocument();
  });

  it.each([
    ['none', 'Não há valor a devolver.'],
    ['unreachable', 'Não foi possível carregar os reembolsos.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
