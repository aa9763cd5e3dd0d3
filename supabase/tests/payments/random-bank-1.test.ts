import { describeHistories } from '../support/random-bank/describe-histories.ts';

describeHistories(0);
