import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeliveryError } from './delivery-error';

/** Milliseconds that a conversation with the mail server may take. */
export interface SmtpLimits {
  /** Until it has greeted, and encryption stands. */
  setupMs: number;
  /** Without a byte from it. */
  silenceMs: number;
  /** All of it: less than the lease of a delivery, or another worker would send the mail meanwhile. */
  wholeMs: number;
}

/** A mail as it goes over the line. */
export interface ComposedMail {
  envelope: { from: string; to: string[] };
  message: Buffer;
}

/** What the library says of a failure. */
interface SmtpFailure extends Error {
  code?: string | undefined;
  /** Of the server's answer; missing where it gave none. */
  responseCode?: number | undefined;
}

/**
 * What a failure means for the next attempt. An answer of 5xx to sender, recipient or mail will not change; one to
 * the greeting, to TLS or the login is a fault of the set-up that somebody mends. Silence after the whole mail was
 * transmitted leaves open whether it arrived.
 */
function toDeliveryError({ message, code, responseCode }: SmtpFailure, isHandedOver: boolean): DeliveryError {
  if (responseCode === undefined && isHandedOver) {
    return new DeliveryError(`${message}. The whole mail was sent, so it may have arrived.`, {
      isUncertain: true,
    });
  }
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return new DeliveryError(message, { isFinal: isRefused });
}

/**
 * Sends one mail to a mail server over a connection of its own. Rejects with a `DeliveryError` that says whether
 * another attempt makes sense. Nodemailer's own transport does not say how far a mail got, which decides that.
 *
 * @param url such as `smtps://user:password@host`
 */
export function sendBySmtp(
  url: string,
  { setupMs, silenceMs, wholeMs }: SmtpLimits,
  { envelope, message }: ComposedMail,
): Promise<void> {
  const { auth, ...server } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: setupMs,
    greetingTimeout: setupMs,
    socketTimeout: silenceMs,
  });
  const body = Readable.from([message]);
  let isHandedOver = false;
  // It is read only when the server has taken the envelope, and its end is followed by the final dot.
  body.once('end', () => (isHandedOver = true));
  return new Promise((resolve, reject) => {
    const end = (error?: Error | null): void => {
      clearTimeout(timer);
      connection.close();
      if (error) reject(toDeliveryError(error, isHandedOver));
      else resolve();
    };
    const timer = setTimeout(() => end(new Error(`The mail server took longer than ${wholeMs} ms`)), wholeMs);
    const send = (): void => connection.send(envelope, body, (error) => end(error));
    connection.on('error', end);
    connection.connect((error) => {
      if (error) end(error);
      else if (auth && connection.allowsAuth) {
        connection.login({ credentials: auth }, (refusal) => (refusal ? end(refusal) : send()));
      } else send();
    });
  });
}
