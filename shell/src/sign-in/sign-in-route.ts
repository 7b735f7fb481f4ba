import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import type { PublicTenantConfig, SignInType } from 'shared-contracts/site-config';
import { safePath } from './safe-path';
import { SignInPage } from './sign-in-page';

export interface SignInData {
  /** Null for a type that is unknown or missing. */
  type: SignInType | null;
  /** Words for what the visitor signs in for (SHL-027). */
  heading: string;
  redirect: string;
  back: string;
}

/** Own keys only, so that "constructor" is no type. */
const isSignInType = (type: string | null, { auth }: PublicTenantConfig): type is SignInType =>
  type !== null && Object.hasOwn(auth.copy, type);

/** `/sign-in`: by phone and one-time code, then on to where the visitor wanted to go (SHL-026). */
export const signInRoute = defineRoute<SignInData>({
  id: 'shell.sign-in',
  pattern: paths.signIn,
  gate: 'none',
  cache: 'private',
  load: ({ url, site }) => {
    const requested = url.searchParams.get('type');
    const type = isSignInType(requested, site) ? requested : null;
    return Promise.resolve({
      type,
      heading: type ? site.auth.copy[type] : 'Sign in',
      redirect: safePath(url.searchParams.get('redirect')),
      back: safePath(url.searchParams.get('back')),
    });
  },
  Component: SignInPage,
  meta: ({ heading }, { site }) => ({
    title: heading,
    description: `Sign in to ${site.site.name} with your mobile number and a one-time code.`,
    canonical: paths.signIn,
    noindex: true,
  }),
});
