import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { server } from 'embedded-backend/jest';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = async (scenario: Scenario, heading = 'Marina Azevedo') => {
  const view = await openScenario(PublicRoutes, scenario);
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 8000 });
  return view;
};
const side = () => within(screen.getByRole('complementary', { name: 'Agendamento' }));
const spoken = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

describe('the public profile', () => {
  it('shows the professional, the price and the four assurances', async () => {
    const { container } = await open(scenarios.complete);
    expect(screen.getByText('Psicóloga em São Paulo, SP')).toBeVisible();
    expect(screen.getByText('CRP 06/112233')).toBeVisible();
    expect(screen.getByText(/Atendo adultos que convivem com a ansiedade/)).toBeVisible();
    expect(spoken(side().getByText(/^R\$/))).toBe('R$ 150');
    expect(side().getByText('por sessão de 50 minutos')).toBeVisible();
    expect(await side().findByText('Segunda a sábado, 9h às 12h20 e 14h às 18h10.')).toBeVisible();
    expect(side().getByText('Horário de atendimento')).toBeVisible();
    expect(side().getAllByRole('listitem').map(spoken)).toEqual([
      '100% online',
      'Gravação só com o seu acordo',
      'Reagendamento até 24h antes',
      'Dados protegidos',
    ]);
    await screen.findByText('“Saí da sessão com menos peso. Fui ouvida de verdade.”');
    expect(document.title).toBe('Marina Azevedo · Vínculo');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows what the professional published', async () => {
    await open(scenarios.complete);
    expect(screen.getByText('Psicoterapia para ansiedade, luto e recomeços na vida adulta')).toBeVisible();
    const section = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;
    expect(section('Como trabalha')).toHaveTextContent('Aceitação e compromisso (ACT)');
    expect(section('Como trabalha')).toHaveTextContent('Sessões estruturadas');
    expect(section('Quem atende')).toHaveTextContent('Adultos, Adolescentes e Casais');
    expect(section('Quem atende')).toHaveTextContent('Em português e inglês');
    expect(section('Quem atende')).toHaveTextContent('Não atende: Crianças e situações de emergência');
    expect(section('Formação')).toHaveTextContent('2010 a 2014Graduação em PsicologiaPUC-SP');
    expect(section('Experiência')).toHaveTextContent('desde 2021Clínica particular, on-line');
  });

  it('leaves out the sections of a professional who published nothing', async () => {
    await open(scenarios.withoutReviews, 'Otávio Peçanha');
    for (const name of ['Como trabalha', 'Quem atende', 'Formação', 'Experiência'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });

  it('shares the address through the device, or copies it', async () => {
    const { user, toasts } = await open(scenarios.otherAddress);
    const url = `${window.location.origin}/professional/profile/${PEOPLE.marina.id}`;
    const button = screen.getByRole('button', { name: 'Compartilhar' });
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Link copiado', text: url }]));
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      await user.click(button);
      expect(share).toHaveBeenCalledWith({ title: 'Marina Azevedo', url });
      expect(toasts()).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('shows the address when it cannot be copied', async () => {
    const { user, toasts } = await open(scenarios.complete);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Não foi possível copiar o link' }]));
  });

  it('shows the first free time in São Paulo', async () => {
    await open(scenarios.complete);
    expect(await side().findByText('ter., 24 nov., 14:00')).toBeVisible();
  });

  it('shows the week with the next free time; a chosen one leads visitors to the sign-up and to its summary', async () => {
    const { user, address } = await open(scenarios.complete);
    const section = within(await screen.findByRole('region', { name: 'Horários livres' }));
    expect(await section.findByText('24 a 30 de novembro')).toBeVisible();
    expect(section.getByText('hoje').parentElement).toHaveTextContent('hoje 24 nov.');
    expect(section.getByText('dom', { selector: 'b' }).closest('li')).toHaveTextContent('não atende');
    const monday = within(section.getByRole('list', { name: 'Segunda-feira, 30 de novembro de 2026' }));
    const nine = monday.getByRole('button', { name: 'Segunda-feira, 30 de novembro de 2026, 09:00' });
    expect(nine).toHaveAttribute('aria-pressed', 'false');
    expect(section.queryByRole('button', { pressed: true, name: /:\d\d$/ })).not.toBeInTheDocument();
    await user.click(nine);
    expect(nine).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe(`/professional/profile/${PEOPLE.marina.id}?horario=2026-11-30T12%3A00%3A00.000Z`);
    expect(side().getByText('Horário escolhido')).toBeVisible();
    expect(side().getByText('seg., 30 nov., 09:00')).toBeVisible();
    const link = side().getByRole('link', { name: 'Agendar Consulta' });
    const url = new URL(link.getAttribute('href') ?? '', 'https://portal.example');
    expect([url.pathname, url.searchParams.get('mode'), url.searchParams.get('role')]).toEqual([
      '/auth',
      'signup',
      'patient',
    ]);
    expect(url.searchParams.get('next')).toBe(
      `/patient/booking/${PEOPLE.marina.id}?slot=2026-11-30T12:00:00.000Z`,
    );
    expect(section.getByRole('button', { name: 'Semana anterior' })).toBeDisabled();
  });

  it('shows one day at a time on phones, first the one of the offered time', async () => {
    const { user } = await open(scenarios.chosen);
    const section = within(await screen.findByRole('region', { name: 'Horários livres' }));
    const strip = within(await section.findByRole('group', { name: 'Dias da semana' }));
    const [pressed, ...others] = strip.getAllByRole('button', { pressed: true });
    expect(others).toEqual([]);
    expect(pressed).toHaveAccessibleName(/^Segunda-feira, 30 de novembro de 2026, \d+ horários$/);
    const shown = () => section.getAllByRole('listitem').filter((item) => item.classList.contains('shown'));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent('30 nov.');
    expect(strip.getByRole('button', { name: 'Domingo, 29 de novembro de 2026, não atende' })).toBeDisabled();
    await user.click(strip.getByRole('button', { name: /^Sexta-feira, 27 de novembro/ }));
    expect(shown()[0]).toHaveTextContent('27 nov.');
    await user.click(section.getByRole('button', { name: 'Próxima semana' }));
    expect(shown()[0]).toHaveTextContent('1 dez.');
  });

  it('leads patients to the summary, from any week', async () => {
    const { user } = await open({ ...scenarios.ownHours, as: 'patient' });
    const section = within(await screen.findByRole('region', { name: 'Horários livres' }));
    await section.findByText('24 a 30 de novembro');
    expect(await side().findByText('Sexta, 19h às 20h40.')).toBeVisible();
    for (const _ of [1, 2, 3, 4]) await user.click(section.getByRole('button', { name: 'Próxima semana' }));
    expect(section.getByText('22 a 28 de dezembro')).toBeVisible();
    expect(section.getByText('feriado')).toBeVisible();
    expect(section.getByText('Nenhum horário livre nesta semana.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Semana anterior' }));
    await user.click(section.getByRole('button', { name: 'Sexta-feira, 18 de dezembro de 2026, 19:50' }));
    expect(section.getByText('15 a 21 de dezembro')).toBeVisible();
    expect(side().getByRole('link', { name: 'Agendar Consulta' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.marina.id}?slot=2026-12-18T22:50:00.000Z`,
    );
  });

  it('opens with the time of the address, its week, and the same time and price at the bottom edge', async () => {
    const { container } = await open({ ...scenarios.chosen, as: 'patient' });
    const section = within(await screen.findByRole('region', { name: 'Horários livres' }));
    expect(await section.findByRole('button', { pressed: true, name: /:\d\d$/ })).toHaveAccessibleName(
      'Segunda-feira, 30 de novembro de 2026, 09:00',
    );
    const bar = screen.getByRole('region', { name: 'Horário e preço' });
    expect(spoken(bar)).toBe('Horário escolhidoseg., 30 nov., 09:00R$ 150 por sessãoAgendar Consulta');
    for (const part of [side(), within(bar)])
      expect(part.getByRole('link')).toHaveAttribute(
        'href',
        `/patient/booking/${PEOPLE.marina.id}?slot=2026-11-30T12:00:00.000Z`,
      );
    expect(side().getByText('Você confere tudo antes de pagar.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that the chosen time is gone, and offers the next one', async () => {
    await open(scenarios.chosenGone);
    expect(await screen.findByText(/^O horário de ter\., 24 nov\., 10:00 acabou de sair\./)).toBeVisible();
    expect(side().getByText('ter., 24 nov., 14:00')).toBeVisible();
    expect(side().getByRole('link')).toHaveAttribute('href', `/patient/booking/${PEOPLE.marina.id}`);
  });

  it('ignores an address that names no time', async () => {
    await open({ ...scenarios.complete, path: `${scenarios.complete.path}?horario=amanh%C3%A3` });
    expect(await side().findByText('Próximo horário livre')).toBeVisible();
    expect(screen.queryByText(/acabou de sair/)).not.toBeInTheDocument();
  });

  it('starts with the week of the next free time, and jumps over empty ones', async () => {
    const { user } = await open(scenarios.opensLater);
    const section = within(await screen.findByRole('region', { name: 'Horários livres' }));
    expect(await section.findByText('1º a 7 de dezembro')).toBeVisible();
    expect(section.getByRole('button', { name: 'Quinta-feira, 3 de dezembro de 2026, 08:00' })).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Próxima semana' }));
    await user.click(section.getByRole('button', { name: 'Ir para qui., 17 dez.' }));
    expect(
      section.getByRole('button', { name: 'Quinta-feira, 17 de dezembro de 2026, 08:00' }),
    ).toBeVisible();
    expect(side().queryByText(/às \d+h/)).not.toBeInTheDocument();
  });

  it('links to the booking', async () => {
    const { user, address } = await open(scenarios.complete);
    await user.click(side().getByRole('link', { name: 'Agendar Consulta' }));
    expect(address()).toBe(`/patient/booking/${PEOPLE.marina.id}`);
  });

  it('is the same at its other address', async () => {
    await open(scenarios.otherAddress);
    expect(side().getByRole('link', { name: 'Agendar Consulta' })).toBeVisible();
  });

  it('counts the stars of all reviews', async () => {
    await open(scenarios.complete);
    const bars = within(screen.getByRole('list', { name: 'Distribuição das notas' })).getAllByRole(
      'listitem',
    );
    expect(bars).toHaveLength(5);
    expect(bars[0]).toHaveTextContent('5 de 5: 90%');
    expect(bars[1]).toHaveTextContent('4 de 5: 10%');
  });

  it('shows at most three reviews, newest first, with abbreviated names', async () => {
    await open(scenarios.manyReviews);
    await screen.findByText('“Bom, e pontual.”');
    const shown = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^“/));
    expect(shown).toHaveLength(3);
    expect(shown[0]).toHaveTextContent('Bom, e pontual.');
    expect(shown[0]).toHaveTextContent('Camila R.');
  });

  it('marks a new professional, in a demo with the stated number, without stars', async () => {
    await open(scenarios.withoutReviews, 'Otávio Peçanha');
    await waitFor(() => expect(screen.getAllByText('Estimativa')).toHaveLength(2));
    expect(screen.getAllByText('Novo na plataforma')).toHaveLength(2);
    expect(screen.getAllByText('5.0').length).toBeGreaterThan(0);
    expect(screen.queryByRole('list', { name: 'Distribuição das notas' })).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /de 5/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Ainda não há depoimentos publicados.')).toBeVisible();
  });

  it('shows no number for a new professional outside a demo', async () => {
    await open(scenarios.newAndDeployed, 'Otávio Peçanha');
    expect(await screen.findByText('Ainda não há depoimentos publicados.')).toBeVisible();
    expect(screen.getAllByText('Novo na plataforma')).toHaveLength(2);
    expect(screen.queryByText('5.0')).not.toBeInTheDocument();
    expect(screen.queryByText('Estimativa')).not.toBeInTheDocument();
  });

  it('gives search engines the registration, and not the price', async () => {
    const { container } = await open({
      ...scenarios.otherAddress,
      setup: `update public.professionals set price_per_session = 8990 where user_id = '${PEOPLE.marina.id}'`,
    });
    const data = container.querySelector('script[type="application/ld+json"]') as HTMLElement;
    expect(spoken(data)).toContain('"value":"CRP 06/112233"');
    expect(spoken(data)).not.toContain('89,90');
  });

  it('offers no booking without a price', async () => {
    await open(scenarios.withoutPrice, 'Júlia Antunes');
    expect(side().getByText('Preço a definir')).toBeVisible();
    expect(side().queryByRole('link')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Horários livres' })).not.toBeInTheDocument();
  });

  it('handles missing data', async () => {
    await open(scenarios.withoutBio);
    expect(screen.getByText('Este perfil ainda não tem uma apresentação.')).toBeVisible();
  });

  it('reports that there is no free time', async () => {
    await open(scenarios.fullyBooked);
    expect(await side().findByText('Sem horário livre nos próximos 60 dias')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Toque em um horário/)).not.toBeInTheDocument());
  });

  it('shows the field of work if there is no specialty', async () => {
    await open(scenarios.psychiatrist, 'Érico Falcão');
    expect(screen.getByText('Psiquiatria')).toBeVisible();
  });

  it.each([
    ['an unknown professional', scenarios.unknown],
    ['an invalid id', scenarios.noId],
    ['a suspended professional', scenarios.suspended],
  ])('is not found for %s', async (_, scenario) => {
    await open(scenario, 'Profissional não encontrado');
    expect(screen.getByRole('link', { name: 'Ver profissionais' })).toHaveAttribute('href', '/profissionais');
  });

  it('reports that it could not be loaded', async () => {
    await openScenario(PublicRoutes, scenarios.unreachable);
    expect(
      await screen.findByText('Não foi possível carregar o perfil do profissional.', {}, { timeout: 8000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
  }, 20_000);

  it('remains useful to patients without their own times', async () => {
    await open(scenarios.partlyUnreachable);
    const unknown = 'Os horários livres aparecem ao agendar.';
    expect(await side().findByText(unknown, {}, { timeout: 8000 })).toBeVisible();
    expect(screen.getByText('“Saí da sessão com menos peso. Fui ouvida de verdade.”')).toBeVisible();
    expect(side().getByRole('link', { name: 'Agendar Consulta' })).toBeVisible();
  }, 20_000);

  it('reads everything in one request, and for patients what they can book themselves', async () => {
    const reads: string[] = [];
    const count = ({ request }: { request: Request }) => {
      const { pathname } = new URL(request.url);
      if (/public_profile|free_times|professionals_public|public_reviews|weekly_avail/.test(pathname))
        reads.push(pathname.replace(/.*\//, ''));
    };
    server.events.on('request:start', count);
    await open(scenarios.complete);
    await side().findByText('ter., 24 nov., 14:00');
    expect(reads).toEqual(['public_profile']);
    server.events.removeListener('request:start', count);
  });

  it('provides structured data without an estimated rating', async () => {
    const { container } = await open(scenarios.psychiatrist, 'Érico Falcão');
    const data: unknown = JSON.parse(container.querySelector('script')?.textContent ?? '');
    expect(data).toMatchObject({
      '@type': 'Physician',
      name: 'Érico Falcão',
      aggregateRating: { reviewCount: 52 },
    });
    const other = await open(scenarios.withoutReviews, 'Otávio Peçanha');
    const script = other.container.querySelector('script');
    expect(JSON.parse(script?.textContent ?? '')).not.toHaveProperty('aggregateRating');
  });

  it.each([
    [3, false],
    [5, true],
  ])('provides structured data with %i reviews: %s', async (reviews, isTold) => {
    const { container } = await open(
      {
        ...scenarios.withoutReviews,
        setup: `update public.professionals set rating_counts = '{0,0,0,0,${reviews}}'
          where user_id = '${PEOPLE.otavio.id}'`,
      },
      'Otávio Peçanha',
    );
    const data = JSON.parse(container.querySelector('script')?.textContent ?? '') as object;
    expect('aggregateRating' in data).toBe(isTold);
  });
});
