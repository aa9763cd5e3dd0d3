// What React, antd and our dialogs ask a browser for and jsdom does not have.

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

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

// jsdom's requests know jsdom's files alone, and a page's files are Node's here.
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
