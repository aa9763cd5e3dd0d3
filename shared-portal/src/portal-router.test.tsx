import { act, render, screen } from '@testing-library/react';
import { createPortalHistory } from './history';
import { PortalRouter } from './portal-router';
import { Link, Route, Routes, useLocation } from './router';

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const where = () => screen.queryByTestId('where')?.textContent;

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return createPortalHistory(window);
};
const patient = (pathname: string) => pathname.startsWith('/patient');

describe('the router of a root', () => {
  it('follows the shared history', () => {
    const history = open('/patient/search');
    render(
      <PortalRouter history={history}>
        <Where />
      </PortalRouter>,
    );
    act(() => history.navigator.push('/auth'));
    expect(where()).toBe('/auth');
  });

  it('navigates several roots together', () => {
    const history = open('/patient/search');
    for (const id of ['one', 'two']) {
      render(
        <PortalRouter history={history}>
          <Where key={id} />
        </PortalRouter>,
      );
    }
    act(() => history.navigator.push('/auth'));
    expect(screen.getAllByTestId('where').map((root) => root.textContent)).toEqual(['/auth', '/auth']);
  });

  it('ignores paths of other areas: a root about to unmount never shows its not-found page', () => {
    const history = open('/patient/search');
    render(
      <PortalRouter history={history} owns={patient}>
        <Routes>
          <Route path="/patient/search" element={<Where />} />
          <Route path="*" element={<p>Não encontrada</p>} />
        </Routes>
      </PortalRouter>,
    );
    act(() => history.navigator.push('/auth'));
    expect(where()).toBe('/patient/search');
    expect(screen.queryByText('Não encontrada')).not.toBeInTheDocument();
    act(() => history.navigator.push('/patient/other'));
    expect(screen.getByText('Não encontrada')).toBeInTheDocument();
  });

  it('renders nothing at a path of another area', () => {
    render(
      <PortalRouter history={open('/auth')} owns={patient}>
        <Where />
      </PortalRouter>,
    );
    expect(where()).toBeUndefined();
  });

  it('renders links as absolute paths and navigates to them', () => {
    const history = open('/patient/search');
    render(
      <PortalRouter history={history}>
        <Link to="/planos?a=1#b">Planos</Link>
      </PortalRouter>,
    );
    const link = screen.getByRole('link', { name: 'Planos' });
    expect(link).toHaveAttribute('href', '/planos?a=1#b');
    act(() => link.click());
    expect(history.get()).toMatchObject({ action: 'PUSH', location: { pathname: '/planos', hash: '#b' } });
  });
});
