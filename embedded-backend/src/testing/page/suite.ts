import { titleOf } from './title.ts';

type Task = () => unknown;

interface Timed {
  readonly task: Task;
  readonly limitMs: number;
}

interface Test extends Timed {
  readonly title: string;
}

type HookName = 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll';

interface Block {
  readonly title: string;
  readonly parent: Block | null;
  readonly hooks: Readonly<Record<HookName, Timed[]>>;
  readonly content: (Test | Block)[];
}

/** Result of one test. */
export interface TestOutcome {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  /** Null: skipped, because it was not selected. */
  readonly passed: boolean | null;
  readonly milliseconds: number;
  readonly failures: readonly string[];
}

/** What the page exposes to its runner: runs a file under src/, or those of its tests whose names match. */
export type RunContract = (file: string, namePattern: string | null) => Promise<readonly TestOutcome[]>;

const LIMIT_MS = 30_000;

const newBlock = (title: string, parent: Block | null): Block => ({
  title,
  parent,
  hooks: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] },
  content: [],
});

const root = newBlock('', null);
let current = root;

const hook =
  (name: HookName) =>
  (task: Task, limitMs = LIMIT_MS) =>
    void current.hooks[name].push({ task, limitMs });

function describeBlock(title: string, define: () => void): void {
  const block = newBlock(title, current);
  current.content.push(block);
  current = block;
  define();
  current = block.parent ?? root;
}

const addTest = (title: string, task: Task, limitMs = LIMIT_MS) =>
  void current.content.push({ title, task, limitMs });

/** `it.each` and `describe.each`: one test per row, which is an array of values or a single one. */
const eachOf =
  <Result>(define: (title: string, task: () => Result, limitMs?: number) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, task: (...values: unknown[]) => Result, limitMs?: number) => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      define(titleOf(title, values), () => task(...values), limitMs);
    }
  };

/** The part of Jest's API that the contract tests use. */
export const surface = {
  describe: Object.assign(describeBlock, { each: eachOf(describeBlock) }),
  it: Object.assign(addTest, { each: eachOf(addTest) }),
  beforeAll: hook('beforeAll'),
  beforeEach: hook('beforeEach'),
  afterEach: hook('afterEach'),
  afterAll: hook('afterAll'),
};

/** Runs the defined tests in order; `isWanted` receives the full name of a test. */
export async function runSuite(isWanted: (fullName: string) => boolean): Promise<readonly TestOutcome[]> {
  return runBlock(root, { path: [], broken: [], isWanted });
}

interface Around {
  readonly path: readonly Block[];
  /** A failure before the tests, which fails each of them. */
  readonly broken: readonly string[];
  readonly isWanted: (fullName: string) => boolean;
}

async function runBlock(block: Block, outer: Around): Promise<readonly TestOutcome[]> {
  const path = [...outer.path, block];
  const broken = outer.broken.length ? outer.broken : await failuresOf(block.hooks.beforeAll);
  const inner = { ...outer, path, broken };
  const outcomes: TestOutcome[] = [];
  for (const item of block.content) {
    if ('content' in item) outcomes.push(...(await runBlock(item, inner)));
    else outcomes.push(await outcomeOf(item, inner));
  }
  const late = await failuresOf(block.hooks.afterAll);
  return late.length ? outcomes.map((outcome) => failedToo(outcome, late)) : outcomes;
}

const failedToo = (outcome: TestOutcome, failures: readonly string[]): TestOutcome =>
  outcome.passed === null
    ? outcome
    : { ...outcome, passed: false, failures: [...outcome.failures, ...failures] };

async function outcomeOf(test: Test, { path, broken, isWanted }: Around): Promise<TestOutcome> {
  const ancestorTitles = path.slice(1).map(({ title }) => title);
  const facts = { ancestorTitles, title: test.title };
  if (!isWanted([...ancestorTitles, test.title].join(' ')))
    return { ...facts, passed: null, milliseconds: 0, failures: [] };
  const started = performance.now();
  const failures = broken.length ? broken : await runTest(test, path);
  const milliseconds = Math.round(performance.now() - started);
  return { ...facts, passed: failures.length === 0, milliseconds, failures };
}

async function runTest(test: Test, path: readonly Block[]): Promise<readonly string[]> {
  const before = path.flatMap(({ hooks }) => hooks.beforeEach);
  const after = path.toReversed().flatMap(({ hooks }) => hooks.afterEach);
  const unready = await failuresOf(before);
  const failures = unready.length ? unready : await failuresOf([test]);
  return [...failures, ...(await failuresOf(after))];
}

async function failuresOf(steps: readonly Timed[]): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const step of steps) {
    try {
      await within(step);
    } catch (error) {
      failures.push(error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error));
    }
  }
  return failures;
}

async function within({ task, limitMs }: Timed): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${limitMs} ms.`)), limitMs);
  });
  try {
    await Promise.race([task(), late]);
  } finally {
    clearTimeout(timer);
  }
}
