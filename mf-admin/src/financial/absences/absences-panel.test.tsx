import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Ausências informadas' })).getAllByRole('listitem');
type User = Awaited<ReturnType<typeof open>>['user'];
const ask = async (user: User, card: HTMLElement | undefined, action: string, title: RegExp | string) => {
  await user.click(within(card as HTMLElement).getByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: title });
};
const decide = async (user: User, dialog: HTMLElement, action: string) => {
  await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Conferido na sala');
  await user.click(within(dialog).getByRole('button', { name: action }));
};

describe('reported absences', () => {
  it('are listed oldest first, with what both say', async () => {
    const { container } = await open('two');
    const [contested, answered] = await cards();
    expect(contested).toHaveTextContent(/ainda não respondeu.*registrou que o paciente não compareceu/);
    expect(answered).toHaveTextContent(
      /Esperei meia hora na sala\..*Diz que esteve na sessão\. Entrei às 14:02 e saí às 14:50\./,
    );
    expect(screen.getByRole('tab', { name: 'Ausências 2' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are refunded with a reason, once', async () => {
    const { user, toasts } = await open('two');
    const dialog = await ask(user, (await cards())[1], 'Devolver ao paciente', /^Devolver R\$\s150,00$/);
    await user.click(within(dialog).getByRole('button', { name: 'Devolver ao paciente' }));
    expect(within(dialog).getByText('Escreva o motivo.')).toBeInTheDocument();
    expect(await axe(dialog)).toHaveNoViolations();
    await decide(user, dialog, 'Devolver ao paciente');
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'O valor passa a voltar', text: 'Os dois são avisados.' }]),
    );
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Camila Ribeiro/));
  });

  it('leave the money with the professional', async () => {
    const { user, toasts } = await open('two');
    const dialog = await ask(
      user,
      (await cards())[1],
      'Manter com o profissional',
      'Manter com o profissional',
    );
    await decide(user, dialog, 'Manter com o profissional');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'O valor fica com o profissional' }]));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  });

  it('need another admin from R$ 500', async () => {
    const { user, toasts } = await open('large');
    const dialog = await ask(user, (await cards())[0], 'Devolver ao paciente', /^Devolver/);
    await decide(user, dialog, 'Devolver ao paciente');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Falta a segunda pessoa' }]));
    expect(
      await within((await cards())[0] as HTMLElement).findByText(/Outra pessoa confirma em Reembolsos\.$/),
    ).toBeInTheDocument();
    await waitFor(async () => expect(document.activeElement?.parentElement).toBe((await cards())[0]));
  });

  it('say who keeps what the platform gave back before, unless the consultation is cancelled with it', async () => {
    const { user } = await open('partReturned');
    const ended = await ask(user, (await cards())[0], 'Devolver ao paciente', /^Devolver R\$/);
    expect(ended).toHaveTextContent(/R\$\s[0-9]+,00 saem dele e voltam para quem pagou/);
    expect(ended).toHaveTextContent(/continua por conta da plataforma, e o profissional fica com esse valor/);
    await user.click(within(ended).getByRole('button', { name: 'Voltar' }));
    const running = await ask(user, (await cards())[1], 'Devolver ao paciente', /^Devolver R\$\s140,00$/);
    expect(running).toHaveTextContent(/R\$\s140,00 saem dele/);
    expect(running).not.toHaveTextContent('por conta da plataforma');
  });

  it('report that another admin was faster', async () => {
    const { user, toasts } = await open('decided');
    const dialog = await ask(user, (await cards())[0], 'Devolver ao paciente', /^Devolver/);
    await decide(user, dialog, 'Devolver ao paciente');
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro na ação', text: 'Outra pessoa já decidiu sobre esta ausência.' },
      ]),
    );
    expect(within(dialog).getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Conferido na sala');
  });

  it.each([
    ['none', 'Nenhuma ausência a decidir'],
    ['unreachable', 'Não foi possível carregar as ausências.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
