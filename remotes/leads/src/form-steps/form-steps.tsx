import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import * as styles from './form-steps.styles';
import type { FormSteps as Steps } from './use-form-steps';

interface FormStepsProps {
  /** Names of the steps, in their order. */
  titles: readonly string[];
  /** Fields of each step. */
  parts: readonly ReactNode[];
  steps: Steps;
}

function Step({
  title,
  isCurrent,
  steps,
  children,
}: {
  title: string;
  isCurrent: boolean;
  steps: Steps;
  children: ReactNode;
}): ReactNode {
  const legend = useRef<HTMLLegendElement>(null);
  const { moves, isHydrated } = steps;
  // The button that was pressed is hidden now.
  useEffect(() => {
    if (isCurrent && moves > 0) legend.current?.focus();
  }, [isCurrent, moves]);
  return (
    <fieldset css={styles.step} data-current={isCurrent ? '' : undefined} hidden={isHydrated && !isCurrent}>
      <legend ref={legend} css={styles.legend} tabIndex={-1}>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/**
 * A form's fields in steps, one in view at a time. Without script all of them stand below each other. The form's submit
 * event means "continue" on every step but the last.
 */
export function FormSteps({ titles, parts, steps }: FormStepsProps): ReactNode {
  const last = titles.length - 1;
  return (
    <>
      <ol css={styles.progress} aria-label="Steps">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === steps.current ? 'step' : undefined}
            data-done={index < steps.current ? '' : undefined}
          >
            {`${index + 1}. ${title}`}
          </li>
        ))}
      </ol>
      {titles.map((title, index) => (
        <Step key={title} title={title} isCurrent={index === steps.current} steps={steps}>
          {parts[index]}
          {index < last ? (
            <div css={styles.scriptOnly}>
              {/* Before the form hydrates it would send the whole form, most of which is not in view. */}
              <Button type={steps.isHydrated ? 'submit' : 'button'} variant="filled" block>
                Continue
              </Button>
            </div>
          ) : null}
          {index > 0 ? (
            <div css={styles.scriptOnly}>
              <Button type="button" variant="text" onClick={() => steps.go(index - 1)}>
                {`Back to ${titles[index - 1]?.toLowerCase()}`}
              </Button>
            </div>
          ) : null}
        </Step>
      ))}
    </>
  );
}
