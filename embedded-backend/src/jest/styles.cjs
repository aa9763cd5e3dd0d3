// Replaces a stylesheet: every class name is returned unchanged.
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : name) },
);
