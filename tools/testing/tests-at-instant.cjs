// Filter for `jest --filter`: the tests to run at the instant in the environment.
module.exports = async (/** @type {readonly string[]} */ files) => {
  const { testsAt } = await import('./other-instants.ts');
  return { filtered: testsAt(process.env['TEST_INSTANT'] ?? '', files) };
};
