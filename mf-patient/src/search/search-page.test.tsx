import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { PEOPLE, SEED } from 'embedded-backend/seed';
import { announceConnectionBack } from 'shared-portal/connection-back';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const cards = () => screen.findAllByRole('article');

describe('searching for professionals', () => {
  it('lists approved professionals only', async () => {
    await open('unfiltered');
    expect(await cards()).toHaveLength(SEED.listed);
    expect(await screen.findByText(`${SEED.listed} profissionais encontrados`)).toBeInTheDocument();
  });

  it('shows a list that failed offline once the connection is back', async () => {
    server.use(http.all('*/rest/v1/*', () => HttpResponse.error()));
    await open('unfiltered');
    expect(await screen.findByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
    server.resetHandlers();
    act(announceConnectionBack);
    expect(await cards()).toHaveLength(SEED.listed);
  });

  it('reports when the results cannot be counted', async () => {
    await open('uncounted');
    expect(await cards()).toHaveLength(SEED.listed);
    expect(await screen.findByText('Não foi possível contar')).toBeInTheDocument();
  });

  it('shows name, specialty, rating, place and price', async () => {
    await open('filtered');
    const [card] = await cards();
    for (const text of ['Marina Azevedo', 'Ansiedade', 'São Paulo, SP', 'Consulta online'])
      expect(within(card as HTMLElement).getByText(text)).toBeInTheDocument();
    expect(card).toHaveTextContent('4.9 (127 avaliações)');
    expect(card).toHaveTextContent('R$ 150 por sessão');
  });

  it('links to profile and booking, and announces the choice', async () => {
    const { user, toasts, address } = await open('filtered');
    expect(await screen.findByRole('link', { name: 'Ver Perfil: Marina Azevedo' })).toHaveAttribute(
      'href',
      `/professional/profile/${PEOPLE.marina.id}`,
    );
    await user.click(screen.getByRole('link', { name: 'Agendar: Marina Azevedo' }));
    expect(address()).toBe(`/patient/booking/${PEOPLE.marina.id}`);
    expect(toasts()).toEqual([expect.objectContaining({ title: 'Vamos agendar sua consulta' })]);
  });

  it('marks new professionals, and in a demo shows the stated rating too', async () => {
    const { unmount } = await open('manyFound');
    const [unrated] = await cards();
    await waitFor(() => expect(unrated).toHaveTextContent('5.0 (0 avaliações)EstimativaNovo na plataforma'));
    unmount();
    await open('filtered');
    await cards();
    expect(screen.queryByText(/Estimativa|Novo na plataforma/)).not.toBeInTheDocument();
  });

  it('keeps the input in the address and ignores accents and case', async () => {
    const { user, address } = await open('unfiltered');
    await user.type(await screen.findByRole('searchbox', { name: 'Nome ou especialidade' }), 'MARINA');
    expect(await screen.findByText('1 profissionais encontrados')).toBeInTheDocument();
    expect(address()).toBe('/patient/search?q=MARINA');
  });

  it('keeps the results while loading others, and clears the filter on back', async () => {
    const { user, address } = await open('unfiltered');
    expect(await cards()).toHaveLength(SEED.listed);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/rest/v1/rpc/search_professionals', () => isAnswered));
    await user.type(screen.getByRole('searchbox'), 'marina');
    await waitFor(() => expect(address()).toBe('/patient/search?q=marina'));
    expect(screen.getAllByRole('article')).toHaveLength(SEED.listed);
    answer();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    server.resetHandlers();
    window.history.back();
    await waitFor(() => expect(address()).toBe('/patient/search'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(SEED.listed));
  });

  it('treats text literally', async () => {
    const { user } = await open('unfiltered');
    await user.type(await screen.findByRole('searchbox'), '%_');
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeInTheDocument();
  });

  it('shows all professionals again with "Limpar filtros"', async () => {
    const { user, address } = await open('noResults');
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    expect(await cards()).toHaveLength(SEED.listed);
    expect(address()).toBe('/patient/search');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('offers a retry when the list cannot be loaded', async () => {
    const { toasts } = await open('unreachable');
    expect(
      await screen.findByText('Erro ao carregar profissionais: tente novamente em instantes.'),
    ).toBeInTheDocument();
    expect(toasts()).toEqual([
      {
        title: 'Erro ao carregar profissionais: tente novamente em instantes.',
        text: 'Seus filtros continuam como estão.',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
    expect(screen.getByText('Não foi possível carregar as cidades.')).toBeInTheDocument();
  });

  it('reports a lost connection', async () => {
    await open('offline');
    expect(
      await screen.findByText(
        'Erro ao carregar profissionais: verifique sua conexão com a internet.',
        undefined,
        { timeout: 4000 },
      ),
    ).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = await open('unfiltered');
    await cards();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a search by time', () => {
  it('shows the wished times only, the next one first, and counts the results', async () => {
    const { container } = await open('byTime');
    const lists = await screen.findAllByRole('list', { name: /^Próximos horários de/ });
    const times = lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split('slot=')[1] ?? ''),
    );
    for (const time of times.flat()) {
      expect(time >= '2026-11-25T15:00:00.000Z').toBe(true);
      expect(time < '2026-11-25T21:00:00.000Z').toBe(true);
    }
    const first = times.map(([time]) => time);
    expect(first).toEqual(first.toSorted());
    expect(await screen.findByText(`${lists.length} profissionais encontrados`)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is chosen and removed by filters, which are in the address', async () => {
    const { user, address } = await open('byTime');
    await screen.findAllByRole('list', { name: /^Próximos horários de/ });
    await user.click(screen.getByRole('button', { name: 'Remover filtro Amanhã' }));
    await waitFor(() => expect(address()).toBe('/patient/search?q=a&periodo=tarde'));
    await user.click(screen.getByRole('button', { name: 'Remover filtro Tarde, até 18h' }));
    await waitFor(() => expect(address()).toBe('/patient/search?q=a'));
    expect(await screen.findByText(/^\d+ profissionais encontrados$/)).toBeInTheDocument();
  });

  it('can be for the order alone', async () => {
    const { container } = await openScenario(PatientRoutes, {
      ...scenarios.byTime,
      path: '/patient/search?ordem=proximo',
    });
    expect(await cards()).toHaveLength(SEED.listed);
    expect(await screen.findByText(`${SEED.listed} profissionais encontrados`)).toBeInTheDocument();
    const first = [...container.querySelectorAll('article')].map(
      (card) => card.querySelector('a[href*="slot="]')?.getAttribute('href')?.split('slot=')[1] ?? '~',
    );
    expect(first).toEqual(first.toSorted());
  });

  it('has its own failure', async () => {
    await open('byTimeUnreachable');
    expect(
      await screen.findByText('Erro ao carregar profissionais: tente novamente em instantes.'),
    ).toBeInTheDocument();
  });
});

describe('a long list', () => {
  /** Simulates scrolling to the end of the list. */
  let scrollToEnd: () => void;
  const Real = IntersectionObserver;
  beforeEach(() => {
    const observers = new Set<IntersectionObserverCallback>();
    scrollToEnd = () =>
      act(() => {
        for (const callback of observers)
          callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
      });
    globalThis.IntersectionObserver = class extends Real {
      private readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        this.callback = callback;
      }
      override observe() {
        observers.add(this.callback);
      }
      override disconnect() {
        observers.delete(this.callback);
      }
    };
  });
  afterEach(() => void (globalThis.IntersectionObserver = Real));

  const total = SEED.listed + 61;

  it('loads all professionals in the order of their ids, first by scrolling, then by the button', async () => {
    const { user } = await open('many');
    expect(await cards()).toHaveLength(24);
    expect(await screen.findByText(`${total} profissionais encontrados`)).toBeInTheDocument();
    for (const shown of [48, 72]) {
      scrollToEnd();
      await waitFor(async () => expect(await cards()).toHaveLength(shown));
    }
    // Now the footer is reachable.
    scrollToEnd();
    const more = screen.getByRole('button', { name: 'Mostrar mais profissionais' });
    expect(more).not.toHaveAttribute('aria-busy', 'true');
    await user.click(more);
    await waitFor(async () => expect(await cards()).toHaveLength(total));
    expect(screen.queryByRole('button', { name: 'Mostrar mais profissionais' })).not.toBeInTheDocument();
    const ids = screen
      .getAllByRole('link', { name: /^Ver Perfil/ })
      .map((link) => link.getAttribute('href')?.split('/').at(-1));
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(total);
  });

  it('loads more by keyboard', async () => {
    const { user } = await open('many');
    await cards();
    screen.getByRole('button', { name: 'Mostrar mais profissionais' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await cards()).toHaveLength(48));
  });

  it('stays and reports an error when more cannot be loaded', async () => {
    await open('manyFound');
    expect(await cards()).toHaveLength(24);
    server.use(
      http.post('*/rest/v1/rpc/search_professionals', () => HttpResponse.json({}, { status: 400 }), {
        once: true,
      }),
    );
    scrollToEnd();
    expect(await screen.findByText('Não foi possível carregar mais profissionais.')).toBeInTheDocument();
    expect(await cards()).toHaveLength(24);
    scrollToEnd();
    expect(await cards()).toHaveLength(24);
    screen.getByRole('button', { name: 'Mostrar mais profissionais' }).click();
    await waitFor(async () => expect(await cards()).toHaveLength(48));
  });
});
