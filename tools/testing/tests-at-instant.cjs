// What `jest --filter` requires: the tests to run at the instant that the environment names.
module.exports = async (/** @type {readonly string[]} */ files) => {
  const { testsAt } = await import('./other-instants.ts');
  return { filtered: testsAt(process.env['TEST_INSTANT'] ?? '', files) };
};
