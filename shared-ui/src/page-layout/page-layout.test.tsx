import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PageLayout } from '.';

describe('a page', () => {
  it('shows its title as heading and document title', async () => {
    const { container, rerender } = render(
      <PageLayout title="Minhas Consultas" subtitle="Tudo num lugar só." aside={<p>Ao lado</p>}>
        <p>Lista</p>
      </PageLayout>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Minhas Consultas' })).toBeInTheDocument();
    expect(document.title).toBe('Minhas Consultas · Vínculo');
    expect(screen.getByRole('complementary')).toHaveTextContent('Ao lado');
    expect(await axe(container)).toHaveNoViolations();
    rerender(
      <PageLayout title="Olá, Camila" documentTitle="Painel">
        <p>Lista</p>
      </PageLayout>,
    );
    expect(document.title).toBe('Painel · Vínculo');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
