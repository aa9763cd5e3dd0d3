import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { portalHistory } from 'shared-portal/history';
import { renderInPortal } from 'shared-portal/testing';
import { useFilterParams } from './filter-params';

function Filters() {
  const [params, change] = useFilterParams(['aba']);
  const choose = (query: string) => () => change(() => new URLSearchParams(query));
  const add = (name: string) => () => change((now) => new URLSearchParams([...now, [name, '1']]));
  return (
    <>
      <output>{params.toString()}</output>
      <button onClick={choose('q=a')}>a</button>
      <button onClick={choose('q=ab')}>ab</button>
      <button onClick={choose('')}>nada</button>
      <button onClick={choose('aba=b')}>aba</button>
      <button onClick={choose('aba=b&q=a')}>aba e a</button>
      <button onClick={add('de')}>de</button>
      <button onClick={add('ate')}>até</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const expectShown = (query: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(query));

beforeEach(() => {
  portalHistory().navigator.push('/antes');
  portalHistory().navigator.push('/lista');
  renderInPortal(<Filters />);
});

it('clears all filters with one step back, and leaves the page with the next', async () => {
  press('a');
  await expectShown('q=a');
  press('ab');
  await expectShown('q=ab');
  history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/lista');
  history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/antes'));
});

it('returns to the previous entry when the filters are cleared', async () => {
  press('a');
  await expectShown('q=a');
  press('nada');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/lista');
  history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/antes'));
});

it('goes back once when clearing is clicked twice', async () => {
  press('a');
  await expectShown('q=a');
  press('nada');
  press('nada');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/lista');
  press('a');
  await expectShown('q=a');
  press('nada');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/lista');
});

it('does not treat a tab as a filter', async () => {
  press('aba');
  await expectShown('aba=b');
  history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/antes'));
});

it('clears a filter and keeps the tab', async () => {
  portalHistory().navigator.push('/lista?aba=b');
  await expectShown('aba=b');
  press('aba e a');
  await expectShown('aba=b&q=a');
  press('aba');
  await expectShown('aba=b');
  history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/lista');
});

it('adds to a change that is not rendered yet, in the same entry', async () => {
  act(() => {
    press('de');
    press('até');
  });
  await expectShown('de=1&ate=1');
  history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.location.pathname).toBe('/lista');
});

it('leaves out U+0000, which no search can contain', async () => {
  act(() => portalHistory().navigator.push('/lista?q=a%00b&de=%2500'));
  await expectShown('q=ab&de=%2500');
});
