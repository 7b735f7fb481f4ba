import type { FormHTMLAttributes, ReactNode, SubmitEvent } from 'react';
import { useNavigate } from './page-state';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Path of this site. */
  action: string;
  method?: 'get';
}

/** A form that leads to a page with its values in the query, through the router and without it alike. */
export function Form({ action, onSubmit, children, ...rest }: FormProps): ReactNode {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') query.append(name, value);
    }
    const text = query.toString();
    navigate(text ? `${action}?${text}` : action);
  };
  return (
    <form {...rest} action={action} method="get" onSubmit={submit}>
      {children}
    </form>
  );
}
