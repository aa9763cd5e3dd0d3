// As much of Node's `process` as PGlite, lite and expect look at in a page.
module.exports = { env: {}, argv: [], cwd: () => '/', exitCode: undefined, emitWarning() {} };
