import { fakeNetwork, type NetworkAnswers } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';

/** What the API answers to what it takes. */
export const accepted = {
  [endpoints.submitForm.path]: { status: 201, body: { form_submission_id: 'f-1' } },
  [endpoints.createLead.path]: { status: 201, body: { lead_id: 5, error: null } },
};

/** A network whose API takes every lead, changed by what a test states. */
export const leadNetwork = (changes: NetworkAnswers = {}): ReturnType<typeof fakeNetwork> =>
  fakeNetwork({ ...accepted, ...changes });
