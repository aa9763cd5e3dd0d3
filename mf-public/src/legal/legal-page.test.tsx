import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSENT_HASHES, CONSENT_VERSIONS } from 'shared-domain/consents';
import { portalHistory } from 'shared-portal/history';
import { openScenario } from 'shared-portal/testing';
import { renderToString } from 'react-dom/server';
import { PortalRouter } from 'shared-portal/portal-router';
import type { Scenario } from 'embedded-backend/scenario';
import { PublicRoutes } from '../routes';
import { copy } from './copy';
import { DOCUMENTS } from './documents';
import { LegalPage } from './legal-page';
import { scenarios } from './scenarios';
import { wordsOf } from './testing/words-of';

async function open(scenario: Scenario = scenarios.privacy) {
  const view = await openScenario(PublicRoutes, scenario);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const shown = () => screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');

describe('the legal page', () => {
  it('starts with the privacy policy', async () => {
    await open();
    expect(shown()).toEqual([screen.getByRole('tab', { name: 'Política de Privacidade' })]);
    expect(document.title).toBe('Política de Privacidade · Vínculo');
  });

  it.each([scenarios.terms, scenarios.section])('shows the terms of use at $path', async (scenario) => {
    await open(scenario);
    expect(shown()).toEqual([screen.getByRole('tab', { name: 'Termos de Uso' })]);
  });

  it('switches documents with tabs that change the address', async () => {
    const { user } = await open();
    const tab = screen.getByRole('tab', { name: 'Termos de Uso' });
    expect(tab).toHaveAttribute('href', '#termos');
    await user.click(tab);
    await waitFor(() => expect(shown()).toEqual([tab]));
  });

  it('scrolls to the document that a link on the page points to', async () => {
    await open();
    act(() => portalHistory().navigator.push('/legal#termos'));
    const tab = screen.getByRole('tab', { name: 'Termos de Uso' });
    await waitFor(() => expect(shown()).toEqual([tab]));
    expect(tab).toHaveFocus();
  });

  it('marks the current section', async () => {
    const { container } = await open();
    const marked = () =>
      [...container.querySelectorAll('#privacidade nav [aria-current]')].map((link) => link.textContent);
    const [first, second] = DOCUMENTS[0].sections;
    expect(marked()).toEqual([first?.title, first?.title]); // next to the text, and collapsed above it
    const place = (id: string | undefined, top: number) =>
      jest
        .spyOn(container.querySelector(`#${id}`) as HTMLElement, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, top, 600, 300));
    place(first?.id, -250);
    place(second?.id, 80);
    fireEvent.scroll(window);
    expect(marked()).toEqual([second?.title, second?.title]);
    place(second?.id, 700);
    fireEvent.scroll(window);
    expect(marked()).toEqual([first?.title, first?.title]);
  });

  it('marks the section in the address, and updates when the window is resized', async () => {
    const [first, second, third] = DOCUMENTS[0].sections;
    const tops = new Map([
      [first?.id, -700],
      [second?.id, 80],
      [third?.id, 900],
    ]);
    const places = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, tops.get(this.id), 600, tops.has(this.id) ? 300 : 0);
    });
    const { container } = await open();
    const marked = () => container.querySelector('#privacidade nav [aria-current]')?.textContent;
    expect(marked()).toBe(second?.title);
    tops.set(third?.id, 100);
    fireEvent(window, new Event('resize'));
    expect(marked()).toBe(third?.title);
    places.mockRestore();
  });

  it('hydrates the prerendered page and then switches documents', async () => {
    const page = (
      <PortalRouter>
        <LegalPage />
      </PortalRouter>
    );
    portalHistory().navigator.replace('/legal');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    const built = root.innerHTML;
    const { unmount } = render(page, { container: root, hydrate: true });
    expect(root.innerHTML).toBe(built);
    act(() => portalHistory().navigator.push('/legal#termos'));
    expect(shown()).toEqual([screen.getByRole('tab', { name: 'Termos de Uso' })]);
    expect(root.querySelector('#termos')).toHaveClass('shown');
    expect(root.querySelector('#privacidade')).not.toHaveClass('shown');
    unmount();
    root.remove();
  });

  it('moves between the tabs with arrow keys', async () => {
    const { user } = await open();
    const [privacy, terms] = screen.getAllByRole('tab');
    privacy?.focus();
    await user.keyboard('{ArrowRight}');
    expect(terms).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(privacy).toHaveFocus();
  });

  it('contains both documents before any script runs, with links to every section', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <PortalRouter>
        <LegalPage />
      </PortalRouter>,
    );
    for (const { id, sections } of DOCUMENTS) {
      const panel = within(page.querySelector(`#${id}`) as HTMLElement);
      for (const section of sections)
        expect(panel.getAllByRole('link', { name: section.title, hidden: true })[0]).toHaveAttribute(
          'href',
          `#${section.id}`,
        );
    }
    expect(page.querySelectorAll('section')).toHaveLength(
      DOCUMENTS.flatMap(({ sections }) => sections).length,
    );
  });

  it('gives documents and sections unique ids', () => {
    const own = DOCUMENTS.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
    const ids = ['root', 'conteudo', ...own]; // the first two are the shell's
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows the dates of the recorded versions', () => {
    expect(copy.updated).toBe(
      'Política atualizada em 30 de novembro de 2026, termos em 26 de novembro de 2026',
    );
    expect(CONSENT_VERSIONS).toEqual({ privacy: '2026-11-30', terms: '2026-11-26' });
  });

  it.each(['privacidade', 'termos'] as const)(
    'shows the exact text whose hash is recorded in #%s',
    async (id) => {
      const { container } = await open();
      const { words, sha256 } = await wordsOf(container, id);
      expect(words.length).toBeGreaterThan(2000);
      expect(sha256).toBe(CONSENT_HASHES[id === 'termos' ? 'terms' : 'privacy']);
    },
  );

  it('names the photo of a professional, and who sees it', async () => {
    const { container } = await open();
    const { words } = await wordsOf(container, 'privacidade');
    expect(words).toContain('se você quiser publicar uma, sua foto.');
    expect(words).toMatch(/sua página mostra a todos [^.]+ sua foto\./);
  });

  it.each([
    ['privacidade', '24h em dias úteis'],
    ['termos', 'apoio emocional, 24h, gratuito'],
  ] as const)('writes hours as "24h" in #%s', async (id, hours) => {
    const { container } = await open();
    const { words } = await wordsOf(container, id);
    expect(words).toContain(hours);
    expect(words).not.toMatch(/\b\d+ (h|horas)\b/);
  });

  it.each(['privacidade', 'termos'] as const)('keeps "e-mail" on one line in #%s', async (id) => {
    const { container } = await open();
    const texts = document.createTreeWalker(
      container.querySelector(`#${id}`) as Element,
      NodeFilter.SHOW_TEXT,
    );
    const hosts: string[] = [];
    while (texts.nextNode())
      if (/e-mail/i.test(texts.currentNode.textContent ?? ''))
        hosts.push(texts.currentNode.parentElement?.className ?? '');
    expect(hosts.length).toBeGreaterThan(2);
    expect(new Set(hosts)).toEqual(new Set(['unbroken']));
  });

  it('has no axe violations', async () => {
    const { container } = await open(scenarios.terms);
    expect(await axe(container)).toHaveNoViolations();
  });
});
