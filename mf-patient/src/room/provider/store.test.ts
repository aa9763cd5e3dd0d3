import { createFakeRoom } from '../testing/fake-room';
import { createStore } from './store';

it('informs its listeners of changes alone', () => {
  const store = createStore({ phase: 'outside', level: 0 });
  const onChange = jest.fn();
  const stop = store.subscribe(onChange);
  const before = store.get();
  store.set({ phase: 'outside' });
  expect(store.get()).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
  store.set({ phase: 'waiting' });
  expect(store.get()).toEqual({ phase: 'waiting', level: 0 });
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  store.set({ level: 1 });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('has a fake for the tests of the screen', async () => {
  const fake = createFakeRoom({ phase: 'waiting' });
  const room = fake.provider.open({
    client: {} as never,
    consultationId: 'c',
    role: 'patient',
    onStatus: jest.fn(),
  });
  await room.enter('2026-11-27');
  fake.set({ phase: 'connected' });
  expect(room.snapshot().phase).toBe('connected');
  expect(fake.calls).toEqual([['enter', '2026-11-27']]);
});
