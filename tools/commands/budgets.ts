import { budgetTable, isKept, readBudgets } from '../build/budgets.ts';
import { command } from './command.ts';

export const run = command({
  help: 'node tools/cli.ts budgets: compares the last build with its byte budgets (brotli)',
  run: async () => {
    const budgets = readBudgets();
    console.log(budgetTable(budgets));
    const broken = budgets.filter((budget) => !isKept(budget)).length;
    console.log(`Byte budgets: ${budgets.length - broken} passed, ${broken} failed`);
    process.exitCode = broken ? 1 : 0;
  },
});
