import type { FormRequest, LeadRequest } from 'shared-contracts/entities/lead';

/** Seconds after which a submission without its lead call is made a lead (D-22). */
const adoptionMs = 120_000;

interface Call {
  path: string;
  key: string;
  body: unknown;
}

interface StoredLead {
  id: number;
  message: string;
  /** The server made it of a submission whose lead call did not come. */
  isAdopted: boolean;
}

const spent = 'This form was already sent with other content.';

/** Comments that the model refuses. */
export const isRefused = (message: string): boolean => message.startsWith('bad');

/**
 * What the API does with the two calls of a lead (D-22): one answer for each endpoint and key, 422 for other content under
 * a used key, a lead of a submission whose lead call does not come.
 */
export function createServerModel() {
  const leads: StoredLead[] = [];
  const forms = new Map<string, { message: string; at: number; content: string; hasLead: boolean }>();
  const answers = new Map<string, { content: string | null; id: number }>();

  const makeLead = (key: string, message: string, content: string | null): number => {
    const id = leads.length + 1;
    leads.push({ id, message, isAdopted: content === null });
    answers.set(key, { content, id });
    const form = forms.get(key);
    if (form) form.hasLead = true;
    return id;
  };

  const adopt = (): void => {
    for (const [key, form] of forms) {
      if (form.hasLead || Date.now() - form.at < adoptionMs) continue;
      makeLead(key, form.message, null);
    }
  };

  const refuse = (isLead: boolean, message: string, fields?: object): Response =>
    Response.json(
      isLead
        ? { lead_id: null, error: message, ...(fields ? { fields } : {}) }
        : { error: { code: 'invalid_fields', message, ...(fields ? { fields } : {}) } },
      { status: 422 },
    );

  return {
    leads,
    adopt,
    handle({ path, key, body }: Call): Response {
      adopt();
      const isLead = path.endsWith('/leads');
      const { values } = body as FormRequest | LeadRequest; // both calls of the form carry them
      const message = values.message ?? '';
      if (isRefused(message)) return refuse(isLead, 'No.', { message: 'Please say it in other words.' });
      const content = JSON.stringify(values);
      if (!isLead) {
        const form = forms.get(key);
        if (form && form.content !== content) return refuse(false, spent);
        if (!form) forms.set(key, { message, at: Date.now(), content, hasLead: false });
        return Response.json({ form_submission_id: `f-${key}` }, { status: form ? 200 : 201 });
      }
      const known = answers.get(key);
      if (known && known.content !== null && known.content !== content) return refuse(true, spent);
      const id = known?.id ?? makeLead(key, message, content);
      return Response.json({ lead_id: id, error: null }, { status: known ? 200 : 201 });
    },
  };
}
export type ServerModel = ReturnType<typeof createServerModel>;
