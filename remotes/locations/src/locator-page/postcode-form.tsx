import type { FormEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'shared-routing';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import * as styles from './locator-page.styles';

/** Asks for a postcode; without script a plain GET of the same page. */
export function PostcodeForm({
  postcode,
  error,
  isByBrand,
}: {
  postcode: string;
  error: string | null;
  isByBrand: boolean;
}): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    const query = new URLSearchParams();
    if (isByBrand) query.set('filter', 'brand');
    if (typeof typed === 'string' && typed.trim()) query.set('postcode', typed.trim());
    const text = query.toString();
    void navigate(text ? `${pathname}?${text}` : pathname);
  };
  return (
    <form
      css={styles.postcode}
      method="get"
      action={pathname}
      onSubmit={submit}
      role="search"
      aria-label="Nearest location"
    >
      {isByBrand ? <input type="hidden" name="filter" value="brand" readOnly /> : null}
      <TextField
        id="locator-postcode"
        name="postcode"
        label="Your postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        defaultValue={postcode}
        error={error ?? undefined}
      />
      <Button type="submit">Find the nearest</Button>
    </form>
  );
}
