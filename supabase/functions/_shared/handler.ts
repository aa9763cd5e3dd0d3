import type { FunctionHandler } from './context.ts';
import { Refusal } from './refusal.ts';

/** A handler that answers refusals as responses. */
export function handler(answer: FunctionHandler): FunctionHandler {
  return async (request, context) => {
    try {
      return await answer(request, context);
    } catch (error) {
      if (error instanceof Refusal) return error.answer();
      throw error;
    }
  };
}
