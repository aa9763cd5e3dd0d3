// The parts of Node's `process` that PGlite, lite and expect read in a page.
module.exports = { env: {}, argv: [], cwd: () => '/', exitCode: undefined, emitWarning() {} };
