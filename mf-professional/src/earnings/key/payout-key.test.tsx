import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { runJobs } from 'embedded-backend/jest';
import { PEOPLE } from 'embedded-backend/seed';
import { choose, openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../../routes';
import { scenarios } from '../scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** The code in the newest e-mail to Marina. */
async function mailedCode(): Promise<string> {
  await runJobs();
  const mails = await embedded.mailbox.list();
  const mail = mails.find(({ to }) => to === PEOPLE.marina.email);
  return /O código é ([0-9]{6})/.exec(mail?.html ?? '')?.[1] ?? '';
}

describe("the payouts' Pix key", () => {
  it('is registered with the code of an e-mail, once by a double click', async () => {
    const { user, toasts, container } = await open('noKey');
    expect(
      await screen.findByRole('heading', { name: 'Falta a chave Pix para receber' }),
    ).toBeInTheDocument();
    const [opener] = await screen.findAllByRole('button', { name: 'Cadastrar chave' });
    await user.click(opener as HTMLElement);
    await dialog('Cadastrar chave Pix');
    await choose(user, 'Tipo de chave', 'E-mail');
    await user.type(field('Chave'), 'marina@azevedo');
    await user.click(button('Enviar código'));
    expect(field('Chave')).toBeInvalid();
    expect(field('Chave')).toHaveFocus();
    await user.type(field('Chave'), '.example');
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(button('Enviar código'));

    const second = within(await dialog('Confirmar chave Pix'));
    expect(second.getByText(/a chave m•••@azevedo\.example passa a valer/)).toBeInTheDocument();
    const code = await mailedCode();
    await user.type(field('Código enviado por e-mail'), '12');
    await user.click(button('Confirmar chave'));
    expect(field('Código enviado por e-mail')).toBeInvalid();
    await user.clear(field('Código enviado por e-mail'));
    await user.type(field('Código enviado por e-mail'), code);
    await user.dblClick(button('Confirmar chave'));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Chave Pix confirmada', text: 'O próximo repasse vai para m•••@azevedo.example.' },
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Chave Pix: E-mail' })).toBeInTheDocument();
    await waitFor(() =>
      expect(
        screen.queryByRole('heading', { name: 'Falta a chave Pix para receber' }),
      ).not.toBeInTheDocument(),
    );
  });

  it('counts wrong codes, and offers another after the last', async () => {
    const { user } = await open('month');
    await user.click(await screen.findByRole('button', { name: 'Trocar chave Pix' }));
    await dialog('Trocar chave Pix');
    await choose(user, 'Tipo de chave', 'Telefone');
    await user.type(field('Chave'), '11988887777');
    expect(field('Chave')).toHaveValue('(11) 98888-7777');
    await user.click(button('Enviar código'));
    await dialog('Confirmar chave Pix');
    const right = await mailedCode();
    const wrong = right === '000000' ? '111111' : '000000';
    for (const text of ['Restam 4', 'Restam 3', 'Restam 2', 'Resta 1']) {
      await user.clear(field('Código enviado por e-mail'));
      await user.type(field('Código enviado por e-mail'), wrong);
      await user.click(button('Confirmar chave'));
      expect(
        await screen.findByText(new RegExp(`^Código errado\\. ${text} tentativas?\\.$`)),
      ).toBeInTheDocument();
    }
    await user.click(button('Confirmar chave'));
    expect(await screen.findByText('Este código não vale mais. Peça outro.')).toBeInTheDocument();
    expect(field('Código enviado por e-mail')).toHaveValue(wrong);
    await user.click(button('Pedir outro código'));
    expect(await dialog('Trocar chave Pix')).toBeInTheDocument();
  });

  it('of another CPF is refused at its field, and stays typed', async () => {
    const { user } = await open('month');
    await user.click(await screen.findByRole('button', { name: 'Trocar chave Pix' }));
    await dialog('Trocar chave Pix');
    await user.type(field('Chave'), '52998224725');
    await user.click(button('Enviar código'));
    expect(await screen.findByText('Use o CPF ou o CNPJ do seu próprio cadastro.')).toBeInTheDocument();
    expect(field('Chave')).toHaveValue('529.982.247-25');
  });

  it('that waits for its code is confirmed after a reload', async () => {
    const { user, toasts } = await open('keyWaits');
    expect(await screen.findByText('Falta confirmar n•••@azevedo.example.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Chave Pix: E-mail' })).toBeInTheDocument();
    await user.click(button('Digitar código'));
    await user.type(field('Código enviado por e-mail'), '123456{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Chave Pix confirmada' }]));
    expect(
      await screen.findByText(/^n•••@azevedo\.example\. Confirmada em 26\/11\/2026$/),
    ).toBeInTheDocument();
  });

  it('says so when the session has ended', async () => {
    const { user, toasts } = await open('ended');
    await user.click(await screen.findByRole('button', { name: 'Trocar chave Pix' }));
    await choose(user, 'Tipo de chave', 'E-mail');
    await user.type(field('Chave'), 'marina@azevedo.example');
    await user.click(button('Enviar código'));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Este acesso acabou' }]));
    expect(field('Chave')).toHaveValue('marina@azevedo.example');
  });

  it('that cannot be read leaves the figures as they are', async () => {
    await open('keyUnknown');
    expect(await screen.findByText('Não foi possível saber se há uma chave Pix.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Próximo repasse' })).toBeInTheDocument();
  });
});
