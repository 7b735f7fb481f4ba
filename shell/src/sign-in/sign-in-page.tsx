import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'shared-routing';
import { useSite } from 'shared-contracts/react';
import { formatPhone } from 'shared-rules/phone';
import { Alert } from 'shared-ui/alert';
import { buttonStyles } from 'shared-ui/button';
import { ArrowLeftIcon, LockIcon } from 'shared-ui/icons';
import { AppLink } from '../platform/app-link';
import { contentId, sitePhone, telHref } from '../platform/site-facts';
import { useUser } from '../session/use-session';
import { SignInForm } from './sign-in-form';
import type { SignInData } from './sign-in-route';
import * as styles from './sign-in.styles';

/** Shown for the moment until the visitor is where they wanted to go, and without script for good. */
function SignedIn({ phone, redirect }: { phone: string | null; redirect: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(redirect, { replace: true });
  }, [navigate, redirect]);
  return (
    <>
      <p role="status">You are signed in{phone ? ` as ${formatPhone(phone)}` : ''}.</p>
      <AppLink href={redirect} css={buttonStyles('filled')}>
        Continue
      </AppLink>
    </>
  );
}

/** Shown in a browser without script: the code can only be entered with one. */
function WithoutScript(): ReactNode {
  const phone = sitePhone(useSite());
  return (
    <div css={styles.plainStyles}>
      <Alert variant="info" title="Signing in needs JavaScript">
        Please turn it on in your browser and load this page again
        {phone ? (
          <>
            , or call us on <a href={telHref(phone)}>{formatPhone(phone)}</a>
          </>
        ) : null}
        . Everything else on this site works without it.
      </Alert>
    </div>
  );
}

/** What a visitor signs in for is another page, though only the query differs: the focus goes to its start. */
function useArrivalFocus(purpose: string): void {
  const shown = useRef(purpose);
  useLayoutEffect(() => {
    if (shown.current === purpose) return;
    shown.current = purpose;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [purpose]);
}

/** The sign-in page of every gate (SHL-026 to SHL-028). */
export function SignInPage({ data }: { data: SignInData }): ReactNode {
  const { site } = useSite();
  const user = useUser();
  const purpose = `${data.type} ${data.redirect} ${data.back}`;
  useArrivalFocus(purpose);
  return (
    <div css={styles.pageStyles}>
      <AppLink href={data.back} css={styles.backStyles}>
        <ArrowLeftIcon />
        Back
      </AppLink>
      <div css={styles.panelStyles}>
        <div>
          <h1>{data.heading}</h1>
          <p css={styles.introStyles}>Enter your mobile number and we’ll text you a code.</p>
        </div>
        {user.id === null ? (
          <>
            <div css={styles.scriptedStyles}>
              <SignInForm key={purpose} data={data} />
            </div>
            <WithoutScript />
          </>
        ) : (
          <SignedIn phone={user.phone} redirect={data.redirect} />
        )}
        <p css={styles.promiseStyles}>
          <LockIcon />
          {site.name} uses your number to sign you in and to keep your saved cars. Nothing else happens with
          it unless you send an enquiry.
        </p>
      </div>
    </div>
  );
}
