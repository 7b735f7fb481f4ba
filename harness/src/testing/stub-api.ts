import type { ApiInput, ApiOutput, CallApi, EndpointName } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';

/** Answers by endpoint: a value, an error, or a function that makes one of them. */
export type ApiAnswers = {
  [N in EndpointName]?: ApiOutput<N> | Error | ((input: ApiInput<N>) => ApiOutput<N> | Promise<ApiOutput<N>>);
};

/** An API that answers as it is given; the others of its endpoints find nothing. */
export const stubApi =
  (answers: ApiAnswers = {}): CallApi =>
  async (name, input = {}) => {
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new ApiFailure('not_found', `There is no ${name} here.`);
    return (typeof answer === 'function' ? answer(input) : answer) as never; // the answer of this very endpoint
  };
