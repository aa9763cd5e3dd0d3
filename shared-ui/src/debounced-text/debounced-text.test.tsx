import { act, fireEvent, render, screen } from '@testing-library/react';
import { portalHistory, type HistorySnapshot } from 'shared-portal/history';
import { Router, useNavigate, useSearchParams } from 'shared-portal/router';
import { useDebouncedText } from '.';

const addressOf = (text: string) => (text ? `/lista?q=${encodeURIComponent(text)}` : '/lista');

function Box({ onSent }: { onSent: (text: string) => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, type, sendNow] = useDebouncedText(params.get('q') ?? '', (typed) => {
    onSent(typed);
    void navigate(addressOf(typed), { replace: true });
  });
  return (
    <>
      <input value={text} onChange={({ target }) => type(target.value)} />
      <button onClick={sendNow}>Buscar</button>
    </>
  );
}

/** An input in a page that renders an address change only when `follow` is called, like a slow transition. */
function open() {
  const history = portalHistory();
  history.navigator.replace('/lista');
  const sentOn: string[] = [];
  const box = ({ location }: HistorySnapshot = history.get()) => (
    <Router navigator={history.navigator} location={location}>
      <Box onSent={(text) => sentOn.push(text)} />
    </Router>
  );
  const { rerender } = render(box());
  const input = screen.getByRole('textbox');
  const pause = () => act(() => jest.advanceTimersByTime(300));
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return {
    sentOn,
    input,
    type,
    pause,
    typeAndPause: (value: string) => {
      type(value);
      pause();
    },
    /** Renders the current address, or an earlier one that was slow to render. */
    follow: (late?: HistorySnapshot) => rerender(box(late)),
    /** Changes the address from outside, like "Limpar filtros". */
    change: (text: string) => history.navigator.replace(addressOf(text)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the input after a pause, or at once', () => {
  const { sentOn, type, pause } = open();
  type('c');
  type('ca');
  expect(sentOn).toEqual([]);
  pause();
  expect(sentOn).toEqual(['ca']);
  type('cam');
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  pause();
  expect(sentOn).toEqual(['ca', 'cam']);
});

it('keeps and sends input typed while the address is still pending', () => {
  const { sentOn, input, type, pause, typeAndPause, follow } = open();
  typeAndPause('ca');
  type('cam');
  follow();
  expect(input).toHaveValue('cam');
  pause();
  expect(sentOn).toEqual(['ca', 'cam']);
  follow();
  expect(input).toHaveValue('cam');
});

it('keeps the input when an earlier text is rendered late', () => {
  const { input, type, typeAndPause, follow } = open();
  typeAndPause('ca');
  const first = portalHistory().get();
  typeAndPause('cam');
  const second = portalHistory().get();
  typeAndPause('ca');
  type('cas');
  for (const late of [first, second]) {
    follow(late);
    expect(input).toHaveValue('cas');
  }
  follow();
  expect(input).toHaveValue('cas');
});

it('sends the previous text again when it is retyped in the meantime', () => {
  const { sentOn, input, typeAndPause, follow } = open();
  typeAndPause('ca');
  const first = portalHistory().get();
  typeAndPause('');
  expect(sentOn).toEqual(['ca', '']);
  follow(first);
  follow();
  expect(input).toHaveValue('');
});

it('follows a change from outside and drops the current input', () => {
  const { sentOn, input, type, pause, follow, change } = open();
  change('casal');
  follow();
  expect(input).toHaveValue('casal');
  type('casais');
  change('');
  follow();
  expect(input).toHaveValue('');
  pause();
  expect(sentOn).toEqual([]);
});

it('follows a change from outside to a text that was sent before and never rendered', () => {
  const { input, typeAndPause, follow, change } = open();
  typeAndPause('ca');
  typeAndPause('');
  typeAndPause('ca');
  follow();
  expect(input).toHaveValue('ca');
  change('');
  follow();
  expect(input).toHaveValue('');
});

it('follows a change from outside before the sent text is rendered', () => {
  const { sentOn, input, typeAndPause, follow, change } = open();
  typeAndPause('ca');
  change('');
  follow();
  expect(input).toHaveValue('');
  typeAndPause('ca');
  expect(sentOn).toEqual(['ca', 'ca']);
});
