import type { ReactNode } from 'react';
import { alertConsent, type AlertChannel } from 'shared-contracts/entities/saved-search';
import { useSite } from 'shared-contracts/react';
import { stockNouns } from 'shared-rules/stock-noun';
import { Radio, TextField } from 'shared-ui/field';
import { Alert } from 'shared-ui/alert';
import { addressField, addressLabel, formError, frequencyField } from './alert-request';
import * as styles from './saved-search.styles';

export interface SaveSearchFieldsProps {
  /** What is saved, in words. */
  name: string;
  address?: string | undefined;
  frequency?: string | undefined;
  errors: Readonly<Record<string, string>>;
}

/** What is saved, where alerts go and how often; what saving means stands beside its button. */
export function SaveSearchFields({ name, address, frequency, errors }: SaveSearchFieldsProps): ReactNode {
  const site = useSite();
  const { alertChannels } = site.search;
  return (
    <>
      <p css={styles.name}>{name}</p>
      {errors[formError] ? <Alert variant="destructive">{errors[formError]}</Alert> : null}
      <TextField
        name={addressField}
        label={addressLabel(alertChannels)}
        hint="We’ll send a link to confirm it."
        error={errors[addressField]}
        defaultValue={address}
        maxLength={254}
        autoComplete={alertChannels.includes('email') ? 'email' : 'tel'}
        inputMode={alertChannels.includes('email') ? 'email' : 'tel'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <fieldset css={styles.choices}>
        <legend>How often?</legend>
        <Radio
          name={frequencyField}
          value="now"
          label="As soon as something changes"
          defaultChecked={frequency === 'now'}
        />
        <Radio
          name={frequencyField}
          value="daily"
          label="Once a day, at 8 am"
          defaultChecked={frequency !== 'now'}
        />
      </fieldset>
      <p css={styles.small}>{alertConsent.text(site.site.name, stockNouns(site))}</p>
    </>
  );
}

const sentTexts: Record<AlertChannel, string> = {
  email: 'We’ve emailed you a link. Open it and confirm to start your alerts.',
  text: 'We’ve texted you a link. Open it and confirm to start your alerts.',
};

/** The search is saved, and its owner has to confirm it. */
export const SentNote = ({ channel }: { channel: AlertChannel }): ReactNode => (
  <Alert variant="success" title="One more step">
    {sentTexts[channel]}
  </Alert>
);
