// As much of Node's `process` as PGlite and lite look at in a page.
module.exports = { env: {}, argv: [], exitCode: undefined, emitWarning() {} };
