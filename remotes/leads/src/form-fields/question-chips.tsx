import type { ReactNode } from 'react';
import * as styles from './form-fields.styles';

/** Questions that shoppers ask most; one tap writes one. Without script there is nothing they could do. */
export function QuestionChips({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}): ReactNode {
  return (
    <div css={styles.chips} role="group" aria-label="Common questions">
      {questions.map((question) => (
        <button key={question} type="button" css={styles.chip} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}

/**
 * The Comments after a question was chosen: it takes the place of another one, and stands below what the shopper has
 * written herself.
 */
export function withQuestion(comments: string, question: string, questions: readonly string[]): string {
  const written = comments.trim();
  if (written === '' || questions.includes(written)) return question;
  return written.split('\n').includes(question) ? comments : `${written}\n${question}`;
}
