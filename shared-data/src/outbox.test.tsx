import { act, screen } from '@testing-library/react';
import { openScenario } from 'shared-portal/testing';
import { useOutgoing } from './outbox';

function Outgoing() {
  const { outgoing, add, retry } = useOutgoing('conversation');
  const write = (text: string) =>
    add({ consultationId: 'consultation', text, writtenAt: new Date().toISOString() });
  return (
    <>
      {['Um', 'Dois'].map((text) => (
        <button key={text} onClick={() => write(text)}>
          {text}
        </button>
      ))}
      <button onClick={() => outgoing[0] && retry(outgoing[0])}>De novo</button>
      <p>{outgoing.map(({ text }) => text).join(', ')}</p>
    </>
  );
}

const open = () => openScenario(Outgoing, { title: '', path: '/', as: 'patient' });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

afterEach(() => jest.restoreAllMocks());

it('keeps both messages that two tabs store at the same moment', async () => {
  await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce((key, value) => {
    press('Dois');
    localStorage.setItem(key, value);
  });
  press('Um');
  expect(screen.getByRole('paragraph')).toHaveTextContent(/Um/);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/Dois/);
});

it('keeps the order of messages of one moment, and puts a repeated one behind', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await open();
  for (const text of ['Dois', 'Um', 'Dois']) press(text);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Dois, Um, Dois');
  press('De novo');
  expect(screen.getByRole('paragraph')).toHaveTextContent('Um, Dois, Dois');
});

it('keeps messages in the page where the storage is full', async () => {
  await open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const text of ['Um', 'Dois']) press(text);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Um, Dois');
});
