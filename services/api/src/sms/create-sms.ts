import type { Logger } from '../logger';
import { postSms } from './http-sms';
import { keepSms } from './sms-folder';
import type { SendSms, SmsSettings } from './sms';

/** Sends messages by the configured service; without one each is kept in a file. */
export function createSms({ service, folder }: SmsSettings, log: Logger): SendSms {
  return service ? (sms) => postSms(service, sms) : (sms) => keepSms(folder, log, sms);
}
