import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useServerForm, useSite } from 'shared-contracts/react';
import type { SpinResult, SpinState } from 'shared-contracts/entities/spin';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { chanceText } from 'shared-rules/spin';
import { formatDate } from 'shared-rules/zoned-time';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Container } from 'shared-ui/layout';
import { SpinForm } from './spin-form';
import * as styles from './spin-page.styles';
import { useSpin } from './use-spin';
import { Wheel } from './wheel';
import { fieldColours } from './wheel.styles';

const offersPage = '/special-offers';

/** What a site without an open draw says. */
function NoDraw({ isOver }: { isOver: boolean }): ReactNode {
  return (
    <Container css={styles.narrow}>
      <h1>Spin to win</h1>
      <EmptyState
        title={isOver ? 'This draw has ended' : 'There’s no draw on right now'}
        action={
          <a href={offersPage} css={buttonStyles('filled')}>
            See our special offers
          </a>
        }
      >
        {isOver
          ? 'Thanks for coming by. Have a look at our current offers instead.'
          : 'Have a look at our current offers instead.'}
      </EmptyState>
    </Container>
  );
}

/** What can be won, and how likely each of it is. */
function Prizes({ prizes }: Pick<SpinState, 'prizes'>): ReactNode {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={styles.section}>
      <h2 id={headingId}>What’s on the wheel</h2>
      <ol css={styles.prizes}>
        {prizes.map((prize, index) => {
          const { ground, text } = fieldColours(index, prizes.length);
          return (
            <li key={prize.name}>
              <span css={[styles.swatch, styles.swatchColours(ground, text)]} aria-hidden="true">
                {index + 1}
              </span>
              <span>{prize.name}</span>
              <span css={styles.chance}>{chanceText(prize, prizes)}</span>
            </li>
          );
        })}
      </ol>
      <p css={styles.note}>
        The bigger the slice, the better the odds. We draw every prize on our server, one spin per mobile
        number.
      </p>
    </section>
  );
}

/** How to get what was won: whom to call, and what to quote. */
function Claim({ reference }: SpinResult): ReactNode {
  const { phones, site } = useSite();
  const phone = phones.override ?? site.phones.site;
  return (
    <p>
      Quote <strong css={styles.reference}>{reference}</strong> at {site.name}
      {phone === null ? null : (
        <>
          {' or call '}
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </>
      )}
      {'. We have your details and will be in touch.'}
    </p>
  );
}

/** What the wheel gave. It takes the focus when the wheel has stopped in view. */
function Result({ result, isFresh }: { result: SpinResult; isFresh: boolean }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  return (
    <div ref={box} tabIndex={-1} css={styles.result} role="status">
      <p css={styles.eyebrow}>{result.wins ? 'You’ve won' : 'Your spin'}</p>
      <h2>{result.prize}</h2>
      {result.wins ? (
        <Claim {...result} />
      ) : (
        <p>Thanks for playing. There’s one spin per mobile number, so this was yours.</p>
      )}
      <p css={styles.note}>Spun on {formatDate(result.spun_at)}. You find it here whenever you sign in.</p>
      <a href={offersPage} css={buttonStyles('outline')}>
        See our special offers
      </a>
    </div>
  );
}

/** `/spin-to-win`: the wheel, its chances and terms, and the visitor's one spin (SHL-024, D-41). */
export function SpinPage({ data }: { data: SpinState }): ReactNode {
  const served = useServerForm();
  const spin = useSpin(data, served);
  const { wheel, angle, stopped } = spin;
  const stage = useRef<HTMLDivElement>(null);
  // On a phone the button is below the wheel.
  useEffect(() => {
    if (wheel.kind === 'turning') stage.current?.scrollIntoView?.({ block: 'center' });
  }, [wheel.kind]);
  const { prizes, terms, ends_on: endsOn } = data;
  if (wheel.kind === 'waiting' && !data.is_open) return <NoDraw isOver={prizes.length > 0} />;
  return (
    <Container css={styles.page}>
      <div css={styles.intro}>
        <h1>Spin to win</h1>
        <p css={styles.lead}>
          One spin per mobile number{endsOn === null ? '' : `, until ${formatDate(endsOn)}`}.
        </p>
      </div>
      <div ref={stage} css={styles.stage}>
        {prizes.length > 0 ? (
          <Wheel prizes={prizes} angle={angle} isTurning={wheel.kind === 'turning'} onStopped={stopped} />
        ) : null}
      </div>
      <div css={styles.side}>
        {wheel.kind === 'stopped' ? <Result result={wheel.result} isFresh={data.spin === null} /> : null}
        {wheel.kind === 'stopped' ? null : <SpinForm spin={spin} served={served} />}
      </div>
      <div css={styles.facts}>
        {prizes.length > 0 ? <Prizes prizes={prizes} /> : null}
        {terms ? (
          <details css={styles.terms} id="draw-terms">
            <summary>Terms of the draw</summary>
            <p>{terms}</p>
          </details>
        ) : null}
      </div>
    </Container>
  );
}
