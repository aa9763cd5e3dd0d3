import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTypedText } from '.';

function Box({ sent, onPause }: { sent: string; onPause: (text: string) => void }) {
  const [text, type, sendNow] = useTypedText(sent, onPause);
  return (
    <>
      <input value={text} onChange={({ target }) => type(target.value)} />
      <button onClick={sendNow}>Buscar</button>
    </>
  );
}

/** A box whose address follows when `follow` says so. */
function open() {
  const sentOn: string[] = [];
  const box = (sent: string) => <Box sent={sent} onPause={(text) => sentOn.push(text)} />;
  const { rerender } = render(box(''));
  const input = screen.getByRole('textbox');
  return {
    sentOn,
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    pause: () => act(() => jest.advanceTimersByTime(300)),
    follow: (sent: string) => rerender(box(sent)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends what was typed after a pause, or at once', () => {
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

it('keeps and sends what is typed while the address still follows', () => {
  const { sentOn, input, type, pause, follow } = open();
  type('ca');
  pause();
  type('cam');
  follow('ca');
  expect(input).toHaveValue('cam');
  pause();
  expect(sentOn).toEqual(['ca', 'cam']);
  follow('cam');
  expect(input).toHaveValue('cam');
});

it('sends the text before again when it is typed again in the meantime', () => {
  const { sentOn, input, type, pause, follow } = open();
  type('ca');
  pause();
  type('');
  pause();
  expect(sentOn).toEqual(['ca', '']);
  follow('ca');
  follow('');
  expect(input).toHaveValue('');
});

it('follows a change from outside, and drops what was being typed', () => {
  const { sentOn, input, type, pause, follow } = open();
  follow('casal');
  expect(input).toHaveValue('casal');
  type('casais');
  follow('');
  expect(input).toHaveValue('');
  pause();
  expect(sentOn).toEqual([]);
});
