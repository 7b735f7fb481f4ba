import { useEffect, useState, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { buttonStyles } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import { bannerMark } from './banner-marks';
import { popupStyles } from './banners.styles';
import type { PopupPromotion } from './popup-host';
import { hasMark, keepMark } from './put-away';

/** The longest a timer can wait, in milliseconds. */
const longestWaitMs = 2_147_483_647;

/** Whether a period holds: from its start on, and not at its expiry any more. Renders again at either. */
function useIsCurrent({ start, expiry }: Pick<PopupPromotion, 'start' | 'expiry'>, now: () => Date): boolean {
  const [count, setCount] = useState(0);
  const nowMs = now().getTime();
  const [startMs, expiryMs] = [Date.parse(start), Date.parse(expiry)];
  const nextMs = [startMs, expiryMs].find((bound) => bound > nowMs);
  useEffect(() => {
    if (nextMs === undefined) return undefined;
    const waitMs = Math.min(nextMs - now().getTime(), longestWaitMs);
    const timer = setTimeout(() => setCount((last) => last + 1), Math.max(waitMs, 0));
    return () => clearTimeout(timer);
  }, [nextMs, now, count]);
  return startMs <= nowMs && nowMs < expiryMs;
}

/**
 * The promotion of a site, within its period and until the visitor closes or follows it (SHL-047).
 *
 * @param isHeldBack whether the visitor is busy with the page; called once
 */
export function Popup({
  popup,
  isHeldBack,
}: {
  popup: PopupPromotion;
  isHeldBack: () => boolean;
}): ReactNode {
  const { site, now } = usePlatform();
  const { slug } = site.site;
  const mark = bannerMark.popup(popup.id);
  const isCurrent = useIsCurrent(popup, now);
  const [isOpen, setOpen] = useState(() => !hasMark(slug, mark) && !isHeldBack());
  const putAway = (): void => {
    keepMark(slug, 'always', mark);
    setOpen(false);
  };
  const picture = pictureSources(site, popup.image, 640);
  return (
    <Dialog open={isOpen && isCurrent} onClose={putAway} title={popup.title}>
      <div css={popupStyles}>
        {picture ? (
          <img {...picture} sizes="(min-width:576px) 432px, 100vw" alt="" width={600} height={400} />
        ) : null}
        <AppLink href={popup.href} css={buttonStyles('filled')} data-block="" onClick={putAway}>
          See the offer
        </AppLink>
      </div>
    </Dialog>
  );
}
