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
  ['an uncaught error', 'error', { error: new TypeError('x') }],
  ['an unhandled promise rejection', 'unhandledrejection', { reason: new Error('x') }],
])('%s shows a toast', (_, type, facts) => {
  expect(dispatch(type, facts).defaultPrevented).toBe(true);
  expect(toasts.getState().toasts).toMatchObject([{ kind: 'error', title: 'Oops! Algo deu errado' }]);
});

it.each([
  ['a browser notice', 'error', { error: null, message: 'ResizeObserver loop' }],
  ['a rejection without an error', 'unhandledrejection', { reason: undefined }],
])('%s shows no toast', (_, type, facts) => {
  expect(dispatch(type, facts).defaultPrevented).toBe(false);
  expect(toasts.getState().toasts).toEqual([]);
});

it('reports an error that React recovered from without a toast', () => {
  const heard = jest.fn();
  listenTo(heard);
  const error = Object.assign(new Error('x'), { name: 'Recovered' });
  expect(dispatch('error', { error }).defaultPrevented).toBe(true);
  expect(heard).toHaveBeenCalledWith({ kind: 'error', name: 'Recovered' });
  expect(toasts.getState().toasts).toEqual([]);
});
