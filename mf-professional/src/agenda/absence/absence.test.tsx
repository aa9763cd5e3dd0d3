import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../../routes';
import { absences as scenarios } from '../scenarios/absences';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const panel = () => screen.findByRole('dialog', { name: 'Camila Ribeiro dos Santos' });
const answerDialog = () => screen.findByRole('dialog', { name: 'Você esteve na sessão?' });
type User = Awaited<ReturnType<typeof open>>['user'];
const startAnswer = async (user: User, button: string) => {
  await user.click(await within(await panel()).findByRole('button', { name: button }));
  return answerDialog();
};
const send = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Enviar resposta' });

describe('a reported absence in the agenda', () => {
  it('is answered instead of ending the consultation', async () => {
    const { user, toasts } = await open('absence');
    expect(await panel()).toHaveTextContent('Camila informou que você não veio');
    expect(within(await panel()).getByText('Ausência informada')).toBeInTheDocument();
    for (const name of ['Concluída', 'Não compareceu'])
      expect(within(await panel()).queryByRole('button', { name })).not.toBeInTheDocument();
    const dialog = await startAnswer(user, 'Responder');
    await user.click(within(dialog).getByRole('radio', { name: 'Não estive' }));
    await user.type(
      within(dialog).getByRole('textbox', { name: /^O que aconteceu/ }),
      'Fiquei sem internet.',
    );
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(send(dialog));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Resposta enviada' }]));
    expect(
      await within(await panel()).findByText(/^Você respondeu que não esteve na sessão\./),
    ).toBeInTheDocument();
    expect(within(await panel()).getByRole('button', { name: 'Mudar a resposta' })).toHaveFocus();
  });

  it('shows the answer again to change it', async () => {
    const { user } = await open('absenceAnswered');
    const dialog = await startAnswer(user, 'Mudar a resposta');
    expect(within(dialog).getByRole('radio', { name: 'Estive na sessão' })).toBeChecked();
    expect(within(dialog).getByRole('textbox', { name: /^O que aconteceu/ })).toHaveValue('Entrei às 14:02.');
  });

  it('keeps what was written when an admin was faster', async () => {
    const { user, toasts } = await open('absenceClosed');
    const dialog = await startAnswer(user, 'Responder');
    await user.type(within(dialog).getByRole('textbox', { name: /^O que aconteceu/ }), 'Entrei.');
    await user.click(send(dialog));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Resposta não enviada', text: 'A equipe já decidiu sobre esta sessão.' },
      ]),
    );
    expect(within(dialog).getByRole('textbox', { name: /^O que aconteceu/ })).toHaveValue('Entrei.');
  });

  it.each([
    ['absenceConfirmed', 'A equipe confirmou a ausência: o valor volta para quem pagou.', false],
    ['absenceDenied', 'A equipe não confirmou a ausência: o valor é seu.', true],
  ] as const)('%s: "%s"', async (name, text, isCorrectable) => {
    await open(name);
    expect(await within(await panel()).findByText(text)).toBeInTheDocument();
    expect(within(await panel()).queryAllByRole('button', { name: 'Não compareceu' })).toHaveLength(
      isCorrectable ? 1 : 0,
    );
  });

  it('is the reason where the professional did not enter the room, and not that they cancelled', async () => {
    await open('unattended');
    expect(
      await within(await panel()).findByText('Cancelada: a sua ausência foi registrada.'),
    ).toBeInTheDocument();
  });
});
