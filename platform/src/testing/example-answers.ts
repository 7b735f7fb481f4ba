import { questionNames, questions, type RawAnswers } from '../site-add/answers';

/** The answers that the questions about a new dealer give as examples: a motorcycle dealer. */
export const exampleAnswers: RawAnswers = Object.fromEntries(
  questionNames.map((name) => [name, questions[name].example]),
);
