import type { ReactNode } from 'react';
import type { SuccessCategory } from 'shared-contracts/entities/lead';
import { Slot, usePlatform, usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { canTestDrive } from 'shared-rules/contact-action';
import { locationZone } from 'shared-rules/location-zone';
import { appointmentText } from 'shared-rules/moment-text';
import { openState } from 'shared-rules/opening-hours';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { replyTimeText } from 'shared-rules/reply-time';
import { stockNoun } from 'shared-rules/stock-noun';
import { dateInZone } from 'shared-rules/zoned-time';
import { buttonStyles } from 'shared-ui/button';
import { CalendarIcon, ClockIcon, PhoneIcon } from 'shared-ui/icons';
import { Row } from 'shared-ui/layout';
import { isPlainClick } from 'shared-ui/plain-click';
import { CarSummary } from '../lead-subject/car-summary';
import { toLeadCar } from '../lead-subject/lead-car';
import { sender } from '../sender';
import type { Confirmation } from './load-confirmation';
import * as styles from './lead-confirmation.styles';

/** What a location has, in the sentence "Springwood has your ...". */
const nouns: Record<SuccessCategory, string> = {
  enquiry: 'enquiry',
  'test-drive': 'test drive request',
  'photo-request': 'photo request',
  finance: 'finance enquiry',
  'trade-in': 'car’s details',
  service: 'service request',
  careers: 'application',
  reservation: 'reservation',
};

/** "Thanks Ada, Springwood has your enquiry." */
export function whoHasIt(category: SuccessCategory | null, firstName: string, keeper: string): string {
  const sentence = `${keeper} has your ${category ? nouns[category] : 'message'}.`;
  return firstName ? `Thanks ${firstName}, ${sentence}` : sentence;
}

/** When the location answers, and the number to call instead. */
export function Reply({ location, specialDays }: Confirmation): ReactNode {
  const { site, now } = usePlatform();
  if (!location) return null;
  const zone = locationZone(location.address, site.site.timezone);
  const { opening_hours: hours, phone: own } = location.contact_detail;
  const state = openState(hours, specialDays, now(), zone);
  const phone = site.phones.override ?? own ?? site.site.phones.site;
  return (
    <div css={styles.reply}>
      <p css={styles.line}>
        <ClockIcon size={20} />
        <span>{replyTimeText(state, dateInZone(now(), zone).time)}</span>
      </p>
      {phone === null ? null : (
        <p css={styles.line}>
          <PhoneIcon size={20} />
          <span>
            Call {location.name} on <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
          </span>
        </p>
      )}
    </div>
  );
}

/** The time of a test drive, as the clocks of the location show it. */
function RequestedTime({ location, appointmentAt }: Confirmation): ReactNode {
  const { site } = useSite();
  if (appointmentAt === null) return null;
  const zone = location ? locationZone(location.address, site.timezone) : site.timezone;
  return (
    <p css={styles.line}>
      <CalendarIcon size={20} />
      <span>Your time: {appointmentText(new Date(appointmentAt), zone)}</span>
    </p>
  );
}

const withoutTestDrive: readonly (SuccessCategory | null)[] = ['test-drive', 'reservation'];

/** The car of an accepted lead, who has it and when they answer; then a test drive and cars like it. */
export function LeadConfirmation({
  confirmation,
  category,
  isInPlace = false,
}: {
  confirmation: Confirmation;
  category: SuccessCategory | null;
  /** It stands where the form was: the car is in view already, and others are a link away. */
  isInPlace?: boolean;
}): ReactNode {
  const { site } = usePlatform();
  const publish = usePublish(sender);
  const { car } = confirmation;
  const offersDrive = car !== null && canTestDrive(car, site) && !withoutTestDrive.includes(category);
  return (
    <div css={styles.confirmation}>
      <div css={styles.reply}>
        <RequestedTime {...confirmation} />
        <Reply {...confirmation} />
      </div>
      {car && !isInPlace ? <CarSummary car={toLeadCar(car)} compact /> : null}
      {car ? (
        <Row gap={12}>
          {offersDrive ? (
            <a
              href={hrefs.bookTestDrive({ carId: car.id })}
              css={buttonStyles('filled')}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                publish('leads:test-drive-requested', { car_id: car.id });
              }}
            >
              Book a test drive
            </a>
          ) : null}
          <a href={hrefs.vehicle(car.slug)} css={buttonStyles('outline')}>
            Back to the {stockNoun(site)}
          </a>
          {isInPlace ? (
            <a href={hrefs.make(car.make)} css={buttonStyles('text')}>
              More from {car.make}
            </a>
          ) : null}
        </Row>
      ) : null}
    </div>
  );
}

/** Cars like the one of the lead. */
export const CarsLikeIt = ({ confirmation: { car } }: { confirmation: Confirmation }): ReactNode =>
  car ? <Slot name="vehicle.similar" placement="sent-lead" car={car} /> : null;
