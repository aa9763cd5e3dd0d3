/** Weighs the last build against its byte budgets (brotli). Usage: node tools/budgets.mjs */
import { budgetTable, isKept, readBudgets } from './build/budgets.ts';

const budgets = readBudgets();
console.log(budgetTable(budgets));
const broken = budgets.filter((budget) => !isKept(budget)).length;
console.log(`Byte budgets: ${budgets.length - broken} passed, ${broken} failed`);
process.exitCode = broken ? 1 : 0;
