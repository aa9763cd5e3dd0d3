// Filter for `jest --filter`: the tests to run at the instant in the environment; without one, those that run at no other.
module.exports = async (/** @type {readonly string[]} */ files) => {
  const { testsAt, testsAtUsual } = await import('./other-instants.ts');
  const instant = process.env['TEST_INSTANT'];
  return { filtered: instant ? testsAt(instant, files) : testsAtUsual(files) };
};
