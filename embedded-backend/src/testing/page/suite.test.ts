import { runSuite, surface } from './suite.ts';
import { titleOf } from './title.ts';

it('runs hooks around tests, reports failures by name, and skips unselected tests', async () => {
  const calls: string[] = [];
  const say = (word: string) => () => void calls.push(word);
  surface.beforeAll(say('all'));
  surface.beforeEach(say('outer'));
  surface.afterEach(say('left'));
  surface.describe('inner', () => {
    surface.beforeEach(say('inner'));
    surface.it('passes', say('test'));
    surface.it('fails', () => Promise.reject(new Error('no')));
    surface.it('hangs', () => new Promise(() => undefined), 10);
    surface.it('unwanted', say('unwanted'));
  });
  surface.describe('broken', () => {
    surface.beforeAll(() => {
      throw new Error('never ready');
    });
    surface.describe.each([['deeper']])('%s', () => surface.it.each([1, 2])('row %s', say('row')));
  });
  surface.describe('late', () => {
    surface.afterAll(() => Promise.reject(new Error('not closed')));
    surface.it('passes at first', say('late'));
  });
  const outcomes = await runSuite((name) => !name.includes('unwanted'));
  expect(calls).toEqual(
    ['all', 'outer', 'inner', 'test', 'left', 'outer', 'inner', 'left'].concat(
      ['outer', 'inner', 'left'],
      ['outer', 'late', 'left'],
    ),
  );
  const results = outcomes.map(({ ancestorTitles, title, passed, failures }) => [
    [...ancestorTitles, title].join(' › '),
    passed,
    failures.map((failure) => failure.split('\n')[0]),
  ]);
  expect(results).toEqual([
    ['inner › passes', true, []],
    ['inner › fails', false, ['Error: no']],
    ['inner › hangs', false, ['Error: Not done after 10 ms.']],
    ['inner › unwanted', null, []],
    ['broken › deeper › row 1', false, ['Error: never ready']],
    ['broken › deeper › row 2', false, ['Error: never ready']],
    ['late › passes at first', false, ['Error: not closed']],
  ]);
});

it('names rows as Jest does', () => {
  expect(titleOf('%s and %j, %p: 100 %%', ['a', { b: 1 }, ''])).toBe('a and {"b":1}, "": 100 %');
});
