import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { portalHistory } from 'shared-portal/history';
import { Route, Routes, useParams } from 'shared-portal/router';
import { renderInPortal } from 'shared-portal/testing';
import { lazyScreen, Screens } from '.';

const CRASHED = { name: 'Oops! Algo deu errado' };

/** Breaks at its button, at the address `/broken`, or when it is left. */
function Breaking() {
  const [isBroken, setBroken] = useState(false);
  const { how } = useParams();
  useEffect(
    () => () => {
      if (how === 'cleanup') throw new Error('cleanup');
    },
    [how],
  );
  if (isBroken || how === 'broken') throw new Error('render');
  return <button onClick={() => setBroken(true)}>{how}</button>;
}

function Other() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Outra {count}</button>;
}

const BreakingScreen = lazyScreen(() => Promise.resolve(Breaking));
const OtherScreen = lazyScreen(() => Promise.resolve(Other));
const MissingScreen = lazyScreen<object>(() =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })),
);

/** Stands for the area's boundary. */
class Area extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <p>Área: {this.state.error.message}</p> : this.props.children);
}

const Thrower = (): ReactNode => {
  throw new Error('routes');
};

function open(path: string, children: ReactNode = null) {
  portalHistory().navigator.replace(path);
  return renderInPortal(
    <Area>
      <nav>Menu</nav>
      <Screens>
        {children}
        <Routes>
          <Route path="/screens/:how" element={<BreakingScreen />} />
          <Route path="/other" element={<OtherScreen />} />
          <Route path="/missing" element={<MissingScreen />} />
        </Routes>
      </Screens>
    </Area>,
  );
}

const goTo = (path: string) => act(() => portalHistory().navigator.push(path));

/** Names of the errors that reached the page. */
const reported: string[] = [];
const listen = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push((event.error as Error).name);
};

beforeEach(() => {
  reported.length = 0;
  window.addEventListener('error', listen);
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what a boundary caught
});
afterEach(() => window.removeEventListener('error', listen));

describe('a screen that throws', () => {
  it('is replaced by a panel, and the rest of the area stays', async () => {
    const { user, container } = open('/screens/fine');
    await user.click(await screen.findByRole('button', { name: 'fine' }));
    const panel = await screen.findByRole('alert', CRASHED);
    expect(panel).toHaveTextContent('Esta tela parou de funcionar.');
    expect(screen.getByRole('heading', { level: 1, ...CRASHED })).toHaveFocus();
    expect(screen.getByText('Menu')).toBeInTheDocument();
    expect(document.title).toBe('Oops! Algo deu errado · Vínculo');
    expect(reported).toEqual(['Recovered']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is shown again by a retry', async () => {
    const { user } = open('/screens/fine');
    await user.click(await screen.findByRole('button', { name: 'fine' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
    expect(screen.getByRole('button', { name: 'fine' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is gone after a navigation, to another screen or another address of its own', async () => {
    open('/screens/broken');
    await screen.findByRole('alert', CRASHED);
    goTo('/screens/fine');
    expect(await screen.findByRole('button', { name: 'fine' })).toBeInTheDocument();
    goTo('/screens/broken');
    await screen.findByRole('alert', CRASHED);
    goTo('/other');
    expect(await screen.findByRole('button', { name: 'Outra 0' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('an error in the cleanup of a screen that was left does not break the next one', async () => {
  const { user } = open('/screens/cleanup');
  await screen.findByRole('button', { name: 'cleanup' });
  goTo('/other');
  await user.click(await screen.findByRole('button', { name: 'Outra 0' }));
  expect(screen.getByRole('button', { name: 'Outra 1' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reported).toContain('Recovered');
});

describe('the boundary of the area', () => {
  it('receives missing files', async () => {
    open('/missing');
    expect(await screen.findByText('Área: Loading chunk 7 failed')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('receives errors outside screens', async () => {
    open('/other', <Thrower />);
    await waitFor(() => expect(screen.getByText('Área: routes')).toBeInTheDocument());
  });
});
