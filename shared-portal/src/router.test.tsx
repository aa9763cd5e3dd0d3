import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createPortalHistory } from './history';
import { PortalRouter } from './portal-router';
import { Link } from './router';

function open(props: Partial<ComponentProps<typeof Link>> = {}) {
  window.history.replaceState(null, '', '/here?a=1');
  const history = createPortalHistory(window);
  render(
    <PortalRouter history={history}>
      <Link to="/there" {...props}>
        Ir
      </Link>
    </PortalRouter>,
  );
  const link = screen.getByRole('link', { name: 'Ir' });
  /** Clicks; true if the browser itself was left to follow. */
  const click = (how: object = {}) => {
    let isForBrowser = false;
    const look = (event: Event) => {
      isForBrowser = !event.defaultPrevented;
      event.preventDefault(); // jsdom cannot navigate
    };
    document.addEventListener('click', look, { once: true });
    fireEvent.click(link, how);
    return isForBrowser;
  };
  return { history, link, click };
}

describe('a link inside the portal', () => {
  it('navigates without leaving the page', () => {
    const { history, click } = open();
    expect(click()).toBe(false);
    expect(history.get()).toMatchObject({ action: 'PUSH', location: { pathname: '/there' } });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (how) => {
      const { history, click } = open();
      expect(click(how)).toBe(true);
      expect(history.get().location.pathname).toBe('/here');
    },
  );

  it('leaves another window to the browser', () => {
    const { history, click } = open({ target: '_blank' });
    expect(click()).toBe(true);
    expect(history.get().location.pathname).toBe('/here');
  });

  it('does not navigate if the page prevented it', () => {
    const { history, click } = open({ onClick: (event) => event.preventDefault() });
    expect(click()).toBe(false);
    expect(history.get().location.pathname).toBe('/here');
  });

  it.each([{ to: '/here?a=1' }, { replace: true }])('replaces the entry with %j', (props) => {
    const { history, click } = open(props);
    click();
    expect(history.get().action).toBe('REPLACE');
  });
});
