import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Dinheiro a identificar' })).getAllByRole('listitem');
const card = async (amount: RegExp) =>
  (await cards()).find((one) => amount.test(one.textContent ?? '')) as HTMLElement;
type User = Awaited<ReturnType<typeof open>>['user'];
const ask = async (user: User, amount: RegExp, action: string, title: RegExp | string = action) => {
  await user.click(within(await card(amount)).getByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: title });
};

describe('money to identify', () => {
  it('is listed with its code and why it waits', async () => {
    const { container } = await open('two');
    expect(await cards()).toHaveLength(2);
    expect(await card(/R\$\s95,00/)).toHaveTextContent(
      /Chegou em 24\/11\/2026 às 08:00Nenhuma cobrança com este código/,
    );
    expect(screen.getByRole('tab', { name: 'A identificar 2' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is assigned to a charge of its amount', async () => {
    const { user, toasts } = await open('two');
    const dialog = await ask(user, /R\$\s95,00/, 'Ligar a uma cobrança');
    const send = within(dialog).getByRole('button', { name: 'Ligar a uma cobrança' });
    expect(send).toBeDisabled();
    await user.type(within(dialog).getByRole('searchbox'), 'zzzz{Enter}');
    expect(await within(dialog).findByText('Nenhuma cobrança deste valor.')).toBeInTheDocument();
    await user.clear(within(dialog).getByRole('searchbox'));
    await user.type(within(dialog).getByRole('searchbox'), 'camila{Enter}');
    await user.click(await within(dialog).findByRole('radio', { name: /Camila Ribeiro dos Santos/ }));
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(send);
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Pix ligado à cobrança', text: undefined }]));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  });

  it('is assigned to an expired charge behind more than a hundred paid ones', async () => {
    const { user, toasts } = await open('regular');
    const dialog = await ask(user, /R\$\s77,00/, 'Ligar a uma cobrança');
    await user.type(within(dialog).getByRole('searchbox'), 'camila{Enter}');
    const found = await within(dialog).findAllByRole('radio');
    expect(found).toHaveLength(1);
    expect(found[0]?.closest('label')).toHaveTextContent(/Expirado/);
    await user.click(found[0] as HTMLElement);
    await user.click(within(dialog).getByRole('button', { name: 'Ligar a uma cobrança' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Pix ligado à cobrança' }]));
  });

  it('goes back to its payer, from R$ 500 with another admin', async () => {
    const { user, toasts } = await open('two');
    const dialog = await ask(user, /R\$\s600,00/, 'Devolver', /^Devolver R\$\s600,00$/);
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    expect(within(dialog).getByText('Escreva o motivo.')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Pago por engano');
    await user.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Falta a segunda pessoa' }]));
    expect(await within(await card(/R\$\s600,00/)).findByText(/espera outra pessoa/)).toBeInTheDocument();
  });

  it('is kept with a reason', async () => {
    const { user, toasts } = await open('two');
    const dialog = await ask(user, /R\$\s95,00/, 'Ficar com o valor', /^Ficar com R\$\s95,00$/);
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Teste nosso');
    await user.click(within(dialog).getByRole('button', { name: 'Ficar com o valor' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'O valor ficou com a plataforma', text: undefined }]),
    );
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  });

  it('is kept from R$ 500 with another admin', async () => {
    const { user, toasts } = await open('two');
    const dialog = await ask(user, /R\$\s600,00/, 'Ficar com o valor', /^Ficar com R\$\s600,00$/);
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Teste nosso');
    await user.click(within(dialog).getByRole('button', { name: 'Ficar com o valor' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Falta a segunda pessoa' }]));
    expect(await within(await card(/R\$\s600,00/)).findByText(/espera outra pessoa/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Reembolsos/ }));
    expect(await screen.findByText(/^Fica com a plataforma\. Teste nosso$/)).toBeInTheDocument();
  });

  it('of a known patient cannot be kept', async () => {
    await open('known');
    const one = within(await card(/R\$\s140,00/));
    expect(await one.findByRole('button', { name: 'Devolver' })).toBeInTheDocument();
    expect(one.queryByRole('button', { name: 'Ficar com o valor' })).not.toBeInTheDocument();
  });

  it('reports that another admin was faster', async () => {
    const { user, toasts } = await open('decided');
    const dialog = await ask(user, /R\$\s600,00/, 'Ficar com o valor', /^Ficar com R\$\s600,00$/);
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Teste nosso');
    await user.click(within(dialog).getByRole('button', { name: 'Ficar com o valor' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro na ação', text: 'Outra pessoa já decidiu sobre este Pix.' }]),
    );
    expect(within(dialog).getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Teste nosso');
  });

  it('loads more on request', async () => {
    const { user } = await open('many');
    expect(await cards()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    await waitFor(async () => expect(await cards()).toHaveLength(60));
  });

  it.each([
    ['none', 'Nada a identificar'],
    ['unreachable', 'Não foi possível carregar os Pix a identificar.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
