import type { ReactNode } from 'react';
import { usePlatform, useSite } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatPhone } from 'shared-rules/phone';
import { yearInZone } from 'shared-rules/zoned-time';
import { PhoneIcon } from 'shared-ui/icons';
import { containerStyles } from 'shared-ui/layout';
import { AppLink } from '../platform/app-link';
import { aboutStyles, columnsStyles, footerStyles, legalStyles, sistersStyles } from './footer.styles';
import { footerId, privacyChoicesId, siteAddress, sitePhone, telHref } from '../platform/site-facts';

type SisterSite = PublicTenantConfig['site']['dealership_websites'][number];

/** Sister sites open in the same tab unless they live elsewhere (SHL-062). */
function SisterLink({ sister, origin }: { sister: SisterSite; origin: string }): ReactNode {
  const isElsewhere = new URL(sister.url).origin !== origin;
  return (
    <a href={sister.url} {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
      {sister.logo.url ? (
        <img src={sister.logo.url} alt={sister.title} height={28} loading="lazy" />
      ) : (
        sister.title
      )}
    </a>
  );
}

function SisterSites(): ReactNode {
  const { site } = useSite();
  if (site.dealership_websites.length === 0) return null;
  const { origin } = new URL(site.url);
  return (
    <nav css={sistersStyles} aria-label="Our other sites">
      <h2>Our group</h2>
      <ul>
        {site.dealership_websites.map((sister) => (
          <li key={sister.url}>
            <SisterLink sister={sister} origin={origin} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The name of the site, the ways into it, its sisters, and the legal lines (SHL-043). Cards show comparison rates, so
 * the warning that belongs to them stands on every page of a site with finance (FIN-043).
 */
export function Footer(): ReactNode {
  const config = useSite();
  const { now } = usePlatform();
  const phone = sitePhone(config);
  return (
    <footer id={footerId} css={footerStyles} data-clears="" data-surface="dark">
      <div css={containerStyles}>
        <div css={columnsStyles}>
          <div css={aboutStyles}>
            <p>{config.site.name}</p>
            <p>{siteAddress(config)}</p>
            {phone ? (
              <a href={telHref(phone)}>
                <PhoneIcon />
                {formatPhone(phone)}
              </a>
            ) : null}
          </div>
          {config.footer.groups.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={`${label} ${href}`}>
                    <AppLink href={href}>{label}</AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <SisterSites />
        <div css={legalStyles}>
          <p>
            © {yearInZone(now(), config.site.timezone)} {config.site.name}
          </p>
          {config.privacy.consent ? <a href={`#${privacyChoicesId}`}>Privacy choices</a> : null}
          {config.site.finance_provider ? <p>{config.finance.comparisonRateWarning}</p> : null}
        </div>
      </div>
    </footer>
  );
}
