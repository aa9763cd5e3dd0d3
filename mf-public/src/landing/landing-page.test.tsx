import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = () => openScenario(PublicRoutes, scenarios.visitor);
const sectionOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;

describe('the landing page', () => {
  it.each([
    ['Sou Paciente', '/auth?mode=signup&role=patient'],
    ['Planos para Profissionais', '/planos-profissionais'],
    ['Ver Todos os Profissionais', '/auth?mode=signup&role=patient'],
    ['Buscar Profissional', '/auth?mode=signup&role=patient'],
    ['Sou Profissional', '/auth?mode=signup&role=professional'],
    ['Conhecer nosso impacto', '/transparencia'],
  ])('links "%s" to %s', async (name, target) => {
    await open();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
  });

  it('shows its statistics', async () => {
    await open();
    for (const figure of ['500+', '10k+', '4.8', 'R$ 120', 'R$120-180', 'R$200-300', 'R$150-220'])
      expect(screen.getAllByText(figure).length).toBeGreaterThan(0);
    expect(screen.getByText('R$5.000+ por mês')).toBeInTheDocument();
  });

  it('shows three verified professionals with council, state, specialty, rating and free times', async () => {
    await open();
    const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('por sessão'));
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(within(card).getByText(/^CR[PM] [\d/]+(, |\/)(SP|RJ|MG)$/)).toBeVisible();
      expect(card).toHaveTextContent(/\d\.\d \(\d+ avaliações\)/);
      expect(card).toHaveTextContent(/\d horários hoje/);
    }
    const specialties = ['Ansiedade', 'Depressão', 'Terapia de Casal'];
    cards.forEach((card, index) => {
      expect(within(card).getByText(specialties[index] ?? '')).toBeInTheDocument();
    });
  });

  it('shows a sample of the next consultation', async () => {
    await open();
    const card = screen.getByRole('figure');
    for (const text of [
      'Próxima consulta',
      'Hoje, 17:20',
      'Helena Prado',
      'Psicóloga, 50 minutos',
      'Consulta online',
      'R$ 120',
    ])
      expect(within(card).getByText(text)).toBeInTheDocument();
  });

  it('lists three benefits', async () => {
    await open();
    const section = sectionOf('Feito para caber na sua vida');
    const cards = within(section).getAllByRole('heading', { level: 3 });
    expect(cards.map((title) => [title.textContent, title.nextElementSibling?.textContent])).toEqual([
      [
        'Profissionais verificados',
        'Conferimos o registro de cada psicólogo no CRP e de cada psiquiatra no CRM.',
      ],
      [
        'Consultas online',
        'Vídeo em HD integrado à plataforma. Você só precisa de um lugar tranquilo e de fones de ouvido.',
      ],
      [
        'Flexibilidade total',
        'Horários durante a semana, à noite e nos fins de semana. Se precisar, remarque até 24h antes.',
      ],
    ]);
  });

  it('explains where part of the profit goes', async () => {
    await open();
    const section = sectionOf('Quando você se cuida, mais gente é cuidada');
    expect(section).toHaveTextContent(
      'Parte do nosso lucro vai para iniciativas sociais de saúde mental. Publicamos quanto foi doado e para quem.',
    );
  });

  it('has one h1 and skips no heading level', async () => {
    await open();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('has no inline code that the content security policy would block', async () => {
    const { container } = await open();
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('has no axe violations', async () => {
    const { container } = await open();
    expect(await axe(container)).toHaveNoViolations();
  });
});
