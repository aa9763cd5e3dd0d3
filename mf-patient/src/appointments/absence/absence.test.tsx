import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../../routes';
import { absences as scenarios } from '../scenarios/absences';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
type User = Awaited<ReturnType<typeof open>>['user'];
/** The card of the reported consultation is the first. */
const card = async () =>
  (await screen.findAllByRole('article', { name: 'Marina Azevedo' }))[0] as HTMLElement;
async function reportByMenu(user: User) {
  await user.click(await within(await card()).findByRole('button', { name: /^Mais ações da consulta/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'O profissional não veio' }));
  return screen.findByRole('dialog', { name: 'Marina não veio?' });
}
const send = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Informar ausência' });

describe('a professional who did not come', () => {
  it('is reported once the session has run for 15 minutes, also twice in a row', async () => {
    const { user, toasts } = await open('absenceRunning');
    const dialog = await reportByMenu(user);
    expect(dialog).toHaveTextContent(/Os R\$\s150,00 ficam retidos/);
    expect(await axe(dialog)).toHaveNoViolations();
    await user.dblClick(send(dialog));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Ausência informada' }]));
    expect(await within(await card()).findByText(/^Você informou que Marina não veio\./)).toBeInTheDocument();
  });

  it('is reported from the history, with what happened', async () => {
    const { user, container } = await open('absenceOver');
    const dialog = await reportByMenu(user);
    await user.type(within(dialog).getByRole('textbox', { name: /^O que aconteceu/ }), 'Esperei meia hora.');
    await user.click(send(dialog));
    expect(await within(await card()).findByText('Em análise pela equipe.')).toBeInTheDocument();
    expect(within(await card()).queryByRole('button', { name: /^Mais ações/ })).not.toBeInTheDocument();
    await waitFor(async () => expect(await card()).toHaveFocus());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps what was written when the report is refused', async () => {
    const { user, toasts } = await open('absenceRefused');
    const dialog = await reportByMenu(user);
    const text = within(dialog).getByRole('textbox', { name: /^O que aconteceu/ });
    await user.type(text, 'Esperei.');
    await user.click(send(dialog));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Aviso não enviado', text: 'O prazo de 7 dias para avisar terminou. Fale com a equipe.' },
      ]),
    );
    expect(text).toHaveValue('Esperei.');
  });

  it('is reported in the details of a consultation that counts as completed', async () => {
    const { user } = await open('absenceCompleted');
    const details = await screen.findByRole('dialog', { name: 'Detalhes da consulta' });
    await user.click(await within(details).findByRole('button', { name: 'Marina não veio?' }));
    await user.click(send(await screen.findByRole('dialog', { name: 'Marina não veio?' })));
    expect(await within(details).findByText(/^Você informou que Marina não veio\./)).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Você informou/));
  });

  it('contests that the patient did not come', async () => {
    const { user } = await open('absenceContested');
    await user.click(await within(await card()).findByRole('button', { name: 'Conte o que houve' }));
    await user.click(send(await screen.findByRole('dialog', { name: 'Marina não veio?' })));
    await waitFor(async () =>
      expect(within(await card()).queryByText(/^A sessão foi cobrada/)).not.toBeInTheDocument(),
    );
    await waitFor(async () => expect(await card()).toHaveFocus());
  });

  it('is a matter for the contact form after seven days', async () => {
    await open('absenceTooLate');
    const [link] = await screen.findAllByRole('link', { name: 'Conte o que houve' });
    expect(link).toHaveAttribute('href', '/contato');
  });

  it.each([
    ['absenceOpen', 'Em análise pela equipe.'],
    ['absenceRefunded', 'A equipe confirmou que Marina não veio. O valor volta inteiro para você.'],
    ['absenceDenied', 'A equipe ouviu os dois e não confirmou que Marina faltou. O valor não volta.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await within(await card()).findByText(text)).toBeInTheDocument();
    expect(within(await card()).queryByRole('link', { name: /^Avaliar/ })).not.toBeInTheDocument();
  });
});
