import { createToastStore } from 'shared-portal/toasts';
import { listenTo } from '../telemetry/report';
import { watchErrors } from './watch-errors';

const page = new EventTarget();
const toasts = createToastStore();
beforeAll(() => watchErrors(toasts, page as unknown as Window));
beforeEach(() => toasts.setState({ toasts: [] }));

function dispatch(type: string, facts: object): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), facts);
  page.dispatchEvent(event);
  return event;
}

it.each([
  ['an error that nobody caught', 'error', { error: new TypeError('x') }],
  ['a promise that nobody waited for', 'unhandledrejection', { reason: new Error('x') }],
])('%s is told', (_, type, facts) => {
  expect(dispatch(type, facts).defaultPrevented).toBe(true);
  expect(toasts.getState().toasts).toMatchObject([{ kind: 'error', title: 'Oops! Algo deu errado' }]);
});

it.each([
  ["the browser's own remark", 'error', { error: null, message: 'ResizeObserver loop' }],
  ['a rejection without an error', 'unhandledrejection', { reason: undefined }],
])('%s is not', (_, type, facts) => {
  expect(dispatch(type, facts).defaultPrevented).toBe(false);
  expect(toasts.getState().toasts).toEqual([]);
});

it('what React got over by itself is reported, and not told', () => {
  const heard = jest.fn();
  listenTo(heard);
  const error = Object.assign(new Error('x'), { name: 'Recovered' });
  expect(dispatch('error', { error }).defaultPrevented).toBe(true);
  expect(heard).toHaveBeenCalledWith({ kind: 'error', name: 'Recovered' });
  expect(toasts.getState().toasts).toEqual([]);
});
