// Stands in for a stylesheet: every class is called by its own name.
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : name) },
);
