import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);

describe('the notifications of a professional', () => {
  it('name the patients by their first names', async () => {
    const { container } = await open('all');
    const links = await screen.findAllByRole('link', { name: /Camila|avaliação/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Mensagem de Camila2 mensagens novas. Abra a conversa para ler.08:00Não lida',
      'Camila cancelou a consultaEra ter., 1º dez., 14:00. O horário voltou a ficar livre.15:20Não lida',
      'Consulta com Camila remarcadaDe seg., 30 nov., 09:00 para ter., 1º dez., 14:00.seg., 23',
      'Nova avaliação, 5 estrelasEstá no seu painel.12 nov.',
    ]);
    expect(screen.getByRole('link', { name: 'Hoje' })).toHaveAttribute('href', '/professional/dashboard');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('name days and times in the zone of the agenda', async () => {
    await open('rioBranco');
    const links = await screen.findAllByRole('link', { name: /Camila/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Mensagem de Camila2 mensagens novas. Abra a conversa para ler.06:00Não lida',
      'Camila cancelou a consultaEra ter., 1º dez., 12:00 (Rio Branco). O horário voltou a ficar livre.13:20Não lida',
      'Consulta com Camila remarcadaDe seg., 30 nov., 07:00 (Rio Branco) para ter., 1º dez., 12:00 (Rio Branco).seg., 23',
    ]);
  });

  it('say that there are none', async () => {
    await open('empty');
    expect(
      await screen.findByText('Consultas, mensagens e avaliações avisam você neste lugar.'),
    ).toBeInTheDocument();
  });

  it('say that they could not be read', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as notificações.')).toBeInTheDocument();
  });

  it('lock the e-mails to professionals, and name whom the choices concern', async () => {
    const { user, container } = await open('preferences');
    expect(await screen.findByRole('switch', { name: 'Acesso à consulta' })).toBeChecked();
    expect(screen.getAllByRole('switch').map((row) => row.closest('label')?.textContent)).toEqual([
      'Sessões com pacientesNova, remarcada ou cancelada. O e-mail fica sempre ligado.',
      'Propostas de horário recusadasVão sempre por e-mail.',
      expect.stringMatching(/^Mensagens não lidas/),
      expect.stringMatching(/^Lembrete dois dias antes/),
      expect.stringMatching(/^Lembrete na véspera/),
      expect.stringMatching(/^Acesso à consulta/),
    ]);
    for (const name of ['Sessões com pacientes', 'Propostas de horário recusadas']) {
      expect(screen.getByRole('switch', { name })).toBeChecked();
      expect(screen.getByRole('switch', { name })).toBeDisabled();
    }
    const heading = screen.getByRole('heading', { name: 'Quando você é paciente', level: 3 });
    const messages = screen.getByRole('switch', { name: 'Mensagens não lidas' });
    expect(heading.compareDocumentPosition(messages)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const reminder = screen.getByRole('switch', { name: 'Lembrete dois dias antes' });
    expect(heading.compareDocumentPosition(reminder)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(messages);
    expect(await screen.findByText(/^Salvo às/)).toBeInTheDocument();
    expect(messages).not.toBeChecked();
    expect(reminder).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say that the profile turns reminders and e-mails about messages off', async () => {
    await open('mailsOff');
    const note = await screen.findByText(/desligados no seu perfil/);
    const messages = screen.getByRole('switch', { name: 'Mensagens não lidas' });
    expect(messages.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(messages).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Sessões com pacientes' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Lembrete na véspera' })).not.toBeChecked();
  });
});
