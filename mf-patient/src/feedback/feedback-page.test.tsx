import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { readFromTab, storeInTab } from 'shared-portal/browser-storage';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const form = () => screen.findByRole('form', { name: 'Como foi a sua sessão?' });
const send = () => screen.getByRole('button', { name: 'Enviar avaliação' });
const radio = (name: string) => screen.getByRole('radio', { name });

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User) {
  await form();
  await user.click(radio('4 de 5'));
  await user.type(screen.getByLabelText(/^O que foi bom\?/), 'Escuta sem pressa');
  await user.type(screen.getByLabelText(/^O que pode melhorar\?/), 'O vídeo travou');
  await user.click(radio('Aliviado(a)'));
  await user.click(radio('Sim'));
  await user.type(screen.getByLabelText(/Depoimento público/), 'Recomendo começar.');
}

describe('consultation feedback', () => {
  it('shows professional, time, and who can read each answer', async () => {
    await open('form');
    expect(await form()).toHaveTextContent(/Marina Azevedo.+, 09:00/);
    expect(screen.getAllByText('Marina lê')).toHaveLength(3);
    expect(screen.getAllByText('Só a equipe lê')).toHaveLength(2);
    expect(screen.getByText('Público, após revisão')).toBeInTheDocument();
    expect(
      screen.getByText('Aparece no perfil como Camila S., depois que a nossa equipe revisar.'),
    ).toBeInTheDocument();
    for (const emotion of ['Aliviado(a)', 'Esperançoso(a)', 'Tranquilo(a)', 'Ansioso(a)', 'Triste'])
      expect(radio(emotion)).toBeInTheDocument();
  });

  it('cannot be sent without a rating', async () => {
    const { user } = await open('form');
    await form();
    expect(send()).toBeDisabled();
    // The reason is shown next to the disabled button.
    const reason = 'Para enviar, escolha uma nota de 1 a 5 estrelas.';
    expect(send()).toHaveAccessibleDescription(reason);
    expect(screen.getByText(reason)).toBeVisible();
    await user.click(radio('Sim'));
    expect(send()).toBeDisabled();
    expect(screen.getByText('Por favor, selecione uma nota para a consulta.')).toBeVisible();
    await user.click(radio('3 de 5'));
    expect(send()).toBeEnabled();
    expect(screen.getByText('Sua nota: 3 de 5')).toBeInTheDocument();
    expect(screen.queryByText('Por favor, selecione uma nota para a consulta.')).not.toBeInTheDocument();
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('asks for a missing recommendation', async () => {
    const { user, client } = await open('form');
    await form();
    await user.click(radio('5 de 5'));
    await user.click(send());
    expect(screen.getByText('Por favor, responda se recomendaria este profissional.')).toBeInTheDocument();
    await waitFor(() => expect(radio('Sim')).toHaveFocus());
    await user.click(radio('Não'));
    expect(
      screen.queryByText('Por favor, responda se recomendaria este profissional.'),
    ).not.toBeInTheDocument();
    const { data } = await client.rpc('history_summary');
    expect(data).toMatchObject({ reviewed: 1 });
  });

  it("stores everything, shows thanks, and updates the professional's rating", async () => {
    const { user, client } = await open('fewRatings');
    const before = await client
      .from('professionals_public')
      .select('*')
      .eq('user_id', PEOPLE.marina.id)
      .single();
    await fillIn(user);
    await user.dblClick(send());
    expect(await screen.findByText('Obrigado por contar como foi')).toBeVisible();
    expect(document.activeElement).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute(
      'href',
      '/patient/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Agendar outra sessão' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.marina.id}`,
    );
    const after = await client
      .from('professionals_public')
      .select('*')
      .eq('user_id', PEOPLE.marina.id)
      .single();
    expect([before.data?.total_reviews, before.data?.rating]).toEqual([1, 5]);
    expect([after.data?.total_reviews, after.data?.rating]).toEqual([2, 4.5]);
    await embedded.exec(`do $$ begin assert (select (rating, positive_aspects, improvements, emotion,
        would_recommend, public_testimonial, testimonial_status::text) is not distinct from (4, 'Escuta sem pressa',
        'O vídeo travou', 'Aliviado(a)', true, 'Recomendo começar.', 'pending')
      from public.reviews where consultation_id = '${CONSULTATIONS.completed.id}'), 'the review is stored otherwise'; end $$`);
  });

  it('requires only a rating and a recommendation', async () => {
    const { user } = await open('form');
    await form();
    await user.click(radio('5 de 5'));
    await user.click(radio('Sim'));
    await user.click(send());
    expect(await screen.findByText('Obrigado por contar como foi')).toBeInTheDocument();
  });

  it('starts with the stars chosen after the call, and forgets them once sent', async () => {
    const name = `room-rating-${CONSULTATIONS.completed.id}`;
    const stored = { owner: PEOPLE.camila.id, version: '', draft: { rating: 3 } };
    storeInTab(name, JSON.stringify(stored));
    const { user } = await open('form');
    await form();
    expect(radio('3 de 5')).toBeChecked();
    await user.click(radio('Sim'));
    await user.click(send());
    expect(await screen.findByText('Obrigado por contar como foi')).toBeInTheDocument();
    expect(readFromTab(name)).toBeNull();
  });

  it('keeps the input after a lost connection, shows no thanks, and can be resent', async () => {
    const { user, toasts } = await open('brokenOnce');
    await fillIn(user);
    await user.click(send());
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Erro ao enviar feedback. Tente novamente.',
          text: 'Você está sem conexão. Tente novamente quando ela voltar.',
        },
      ]),
    );
    expect(screen.queryByText('Obrigado por contar como foi')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^O que foi bom\?/)).toHaveValue('Escuta sem pressa');
    expect(radio('4 de 5')).toBeChecked();
    await user.click(send());
    expect(await screen.findByText('Obrigado por contar como foi')).toBeInTheDocument();
  });

  it.each([
    ['failing', 'Erro ao enviar feedback. Tente novamente.'],
    ['ratingRefused', 'Por favor, selecione uma nota para a consulta.'],
    ['recommendationRefused', 'Por favor, responda se recomendaria este profissional.'],
    ['textRefused', 'Cada texto tem no máximo 2000 caracteres.'],
    ['reviewedMeanwhile', 'Você já avaliou esta consulta.'],
    ['notCompletedAfterAll', 'Só consultas concluídas podem ser avaliadas.'],
  ] as const)('%s: explains why', async (name, title) => {
    const { user, toasts } = await open(name);
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(toasts()).toEqual([{ title, text: undefined }]));
    expect(screen.queryByText('Obrigado por contar como foi')).not.toBeInTheDocument();
  });

  it('is not sent with a text that is too long', async () => {
    const { user } = await open('form');
    await form();
    await user.click(radio('5 de 5'));
    await user.click(radio('Sim'));
    const text = screen.getByLabelText(/^O que foi bom\?/);
    await user.click(text);
    await user.paste('a'.repeat(2002));
    expect(text).toHaveAccessibleDescription('2 letras a mais que o limite de 2.000.');
    await user.click(send());
    await waitFor(() => expect(text).toHaveFocus());
    expect(screen.queryByText('Obrigado por contar como foi')).not.toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = await open('form');
    await form();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a consultation that cannot be rated', () => {
  it.each([
    ['reviewed', 'Você já avaliou esta consulta.'],
    ['notCompleted', 'Só consultas concluídas podem ser avaliadas.'],
    ['otherUsers', 'Consulta não encontrada'],
    ['professional', 'Consulta não encontrada'],
    ['unknown', 'Consulta não encontrada'],
    ['notAnId', 'Consulta não encontrada'],
    ['without', 'Consulta não encontrada'],
    ['nothing', 'Consulta não encontrada'],
  ] as const)('%s: %s', async (name, title) => {
    await open(name);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('offers a retry when it cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar a consulta.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
  });
});
