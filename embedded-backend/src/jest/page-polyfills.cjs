// Browser features that React, antd and our dialogs use and jsdom lacks.

globalThis.MessageChannel ??= class {
  constructor() {
    const connect = (to) => ({
      postMessage: (data) => setTimeout(() => to().onmessage?.({ data })),
      close() {},
    });
    this.port1 = connect(() => this.port2);
    this.port2 = connect(() => this.port1);
  }
};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.matchMedia ??= (media) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// A modal restores the focus when it closes, and Esc closes the one opened last.
const modals = new Map();
HTMLDialogElement.prototype.showModal ??= function showModal() {
  modals.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  modals.get(this)?.focus();
  modals.delete(this);
  this.dispatchEvent(new Event('close'));
};
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const last = [...modals.keys()].at(-1);
  if (last?.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close();
});

// antd identifies keys by their numeric codes, which browsers still send.
const KEY_CODES = { Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };
Object.defineProperty(KeyboardEvent.prototype, 'keyCode', {
  get() {
    return KEY_CODES[this.key] ?? (this.key.length === 1 ? this.key.toUpperCase().charCodeAt(0) : 0);
  },
});

Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

// React reads a form that is submitted to another URL; a page's FormData is Node's, which does not know
// forms.
globalThis.FormData = class FormData extends globalThis.FormData {
  constructor() {
    super();
  }
};

// jsdom's requests only accept jsdom's files, and a page's files are Node's here.
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendBytes(body) {
  if (!(body instanceof Blob)) {
    send.call(this, body);
    return;
  }
  void body.arrayBuffer().then((bytes) => {
    if (this.readyState === XMLHttpRequest.OPENED) send.call(this, new Uint8Array(bytes));
  });
};

globalThis.reportError ??= (error) =>
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
